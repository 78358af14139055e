import { lazy, Suspense, useEffect } from 'react'
import { usePreferences } from '../../../preferences/preferences-context'
import { watchSignOut } from '../../../session/sign-out-elsewhere'
import { useSignedIn } from '../../../session/use-signed-in'
import { SiteLink } from '../links/site-link'
import type { OwnTodos as LoadedTodos } from '../own-todos/own-todos'

/** Where their module does not load, as while the page is being left: the menu is whole without them. */
const noTodos: typeof LoadedTodos = () => null
const LateTodos = lazy(async () => ({
  default: await import('../own-todos/own-todos').then(
    (module) => module.OwnTodos,
    () => noTodos,
  ),
}))

/** What there is to do, as a number or as links, for signed-in people; its module loads for them alone. */
export function OwnTodos({ isList }: { isList?: boolean }) {
  return (
    <Suspense>
      <LateTodos isList={isList} />
    </Suspense>
  )
}

/** Ends the session with the console's client, loaded for it, and shows the page as a visitor sees it. */
async function signOut() {
  const { hostAuth, leaveCleared } = await import('../../../session/host-client')
  // The server may be away or the session over already; on this browser the person is signed out all the same.
  await hostAuth()
    .signOut()
    .catch(() => undefined)
  leaveCleared('/doorMain')
}

/** Links to the user's own pages, or to the sign-in for visitors. Known only in the browser. */
export function AccountMenu() {
  const { t } = usePreferences()
  const isSignedIn = useSignedIn()
  useEffect(() => {
    if (isSignedIn) watchSignOut()
  }, [isSignedIn])
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
      <summary>
        {t.header.account}
        <OwnTodos />
      </summary>
      <div className="dw-portal-menu-list">
        <OwnTodos isList />
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
