import { useRevalidator, useRouteError } from 'react-router-dom'
import { usePreferences } from '../../../preferences/preferences-context'
import { useFailureTitle } from '../../../routes/use-document-title'
import { SiteLink } from '../links/site-link'
import { SearchBox } from '../search-box/search-box'
import { useSiteName } from '../site-name'
import { failureTexts, isChunkFailure } from './failure-texts'
import { Notice } from './notice'
import { SignInNeeded } from './sign-in-needed'
import { useStateStrings } from './use-state-strings'

export { stateStringsReady } from './use-state-strings'

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
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  const strings = useStateStrings()
  const texts = failureTexts(error, strings)
  useFailureTitle(`${texts.title} - ${useSiteName()}`)
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
        {strings.failure.retry}
      </button>
    </Notice>
  )
}
