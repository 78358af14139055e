import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom'
import { usePreferences } from '../../../preferences/preferences-context'
import type { Strings } from '../../../strings/load-strings'
import { SiteLink } from '../links/site-link'
import { SearchBox } from '../search-box/search-box'
import { Notice } from './notice'
import { SignInNeeded } from './sign-in-needed'
import type { StateKind } from './state-art'

const isChunkFailure = (error: unknown) => error instanceof TypeError && /import|module/i.test(error.message)
const isOffline = () => typeof navigator !== 'undefined' && navigator.onLine === false

interface FailureTexts {
  kind: StateKind
  title: string
  hint: string
}

/** The title for a kind of content that is published later; undefined for others. */
function unpublishedTitle(data: unknown, failure: Strings['failure']): string | undefined {
  if (data === 'work') return failure.unpublishedWork
  return data === 'certificate' ? failure.unpublishedCertificate : undefined
}

/** Returns what a page says in place of its content after an error. */
export function failureTexts(error: unknown, { failure, signIn }: Strings): FailureTexts {
  const status = isRouteErrorResponse(error) ? error.status : undefined
  const unpublished = isRouteErrorResponse(error) && unpublishedTitle(error.data, failure)
  if (status === 401) return { kind: 'signIn', title: signIn.title, hint: signIn.hint }
  if (status === 403) return { kind: 'forbidden', title: failure.forbidden, hint: failure.forbiddenHint }
  if (status === 404 && unpublished) return { kind: 'notFound', title: unpublished, hint: failure.unpublishedHint }
  if (status === 404) return { kind: 'notFound', title: failure.withdrawn, hint: failure.withdrawnHint }
  if (isOffline()) return { kind: 'offline', title: failure.offline, hint: failure.offlineHint }
  return { kind: 'error', title: isChunkFailure(error) ? failure.chunk : failure.title, hint: failure.hint }
}

function NotFoundSteps() {
  const { t } = usePreferences()
  return (
    <>
      <SearchBox className="dw-search-form" label={t.header.search} formLabel={t.failure.search} />
      <SiteLink to="/doorMain" className="dw-portal-button">
        {t.nav.backHome}
      </SiteLink>
      <SiteLink to="/siteMap" className="dw-portal-button" data-variant="quiet">
        {t.footer.siteMap}
      </SiteLink>
    </>
  )
}

/** Replaces a page that could not be loaded: refused, withdrawn, replaced by a newer build, or unreachable. */
export function PageFailure() {
  const { t } = usePreferences()
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  const texts = failureTexts(error, t)
  if (texts.kind === 'signIn') return <SignInNeeded />
  if (texts.kind === 'notFound' || texts.kind === 'forbidden')
    return (
      <Notice {...texts}>
        <NotFoundSteps />
      </Notice>
    )
  return (
    <Notice {...texts}>
      <button
        type="button"
        className="dw-portal-button"
        onClick={() => (isChunkFailure(error) ? location.reload() : void revalidate())}
      >
        {t.failure.retry}
      </button>
    </Notice>
  )
}
