import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom'
import { usePreferences } from '../../../preferences/preferences-context'
import { Notice } from './notice'
import { SignInNeeded } from './sign-in-needed'
import { SiteLink } from '../links/site-link'

const isChunkFailure = (error: unknown) => error instanceof TypeError && /import|module/i.test(error.message)

/** Replaces a page that could not be loaded: withdrawn, replaced by a newer build, or unreachable. */
export function PageFailure() {
  const { t } = usePreferences()
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <Notice title={t.failure.withdrawn} hint={t.failure.withdrawnHint}>
        <SiteLink to="/doorMain" className="dw-portal-button">
          {t.nav.backHome}
        </SiteLink>
      </Notice>
    )
  }
  if (isRouteErrorResponse(error) && error.status === 401) return <SignInNeeded />
  const isStale = isChunkFailure(error)
  return (
    <Notice title={isStale ? t.failure.chunk : t.failure.title} hint={t.failure.hint}>
      <button
        type="button"
        className="dw-portal-button"
        onClick={() => (isStale ? location.reload() : void revalidate())}
      >
        {t.failure.retry}
      </button>
    </Notice>
  )
}
