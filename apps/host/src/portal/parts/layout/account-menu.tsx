import { usePreferences } from '../../../preferences/preferences-context'
import { useSignedIn } from '../../../session/use-signed-in'
import { SiteLink } from '../links/site-link'

/** Ends the session with the console's client, loaded for it, and shows the page as a visitor sees it. */
async function signOut() {
  const { clearBrowser, hostAuth } = await import('../../../session/host-client')
  await hostAuth().signOut()
  clearBrowser()
  location.assign('/doorMain')
}

/** Links to the user's own pages, or to the sign-in for visitors. Known only in the browser. */
export function AccountMenu() {
  const { t } = usePreferences()
  const isSignedIn = useSignedIn()
  if (!isSignedIn) {
    return (
      <>
        <SiteLink to="/login">{t.header.signIn}</SiteLink>
        <SiteLink to="/register">{t.header.register}</SiteLink>
      </>
    )
  }
  return (
    <details className="dw-portal-menu">
      <summary>{t.header.account}</summary>
      <div className="dw-portal-menu-list">
        <SiteLink to="/home">{t.header.console}</SiteLink>
        <SiteLink to="/personalCenter">{t.header.personalCenter}</SiteLink>
        <SiteLink to="/uploadResources">{t.header.uploads}</SiteLink>
        <button type="button" onClick={() => void signOut()}>
          {t.header.signOut}
        </button>
      </div>
    </details>
  )
}
