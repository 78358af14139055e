import { useKitLocation, useKitNavigate, Widget, type NavigationTarget } from '@doorway/admin-kit'
import { lazyComponent, useIsLoaded, type LazyComponent } from '@doorway/ui'
import { useEffect, useMemo, useState } from 'react'
import { ConsoleSkeleton } from '../bootstrap/console-skeleton'
import { isConsolePath } from './console-paths'
import { isSamePath } from '../routes/paths'
import { hasToken } from '../session/host-client'
import { addressOf } from './console-navigation'
import { MainLayout } from './main-layout'
import { useConsoleStrings } from './use-console-strings'

// The same element always: the frame does not depend on the address.
const frame = <MainLayout />

/** A page without the console's frame. */
interface StandalonePage {
  path: string
  /** True for pages that need no sign-in. */
  isOpen: boolean
  page: LazyComponent<object>
}

const standalonePages: StandalonePage[] = [
  { path: '/login', isOpen: true, page: lazyComponent(async () => (await import('./login.page')).LoginPage) },
  {
    path: '/update-password',
    isOpen: false,
    page: lazyComponent(async () => (await import('./update-password.page')).UpdatePasswordPage),
  },
  {
    path: '/largeScreen',
    isOpen: false,
    page: lazyComponent(async () => (await import('./large-screen/large-screen.page')).LargeScreenPage),
  },
  // Not in the specification: live widgets with the code to embed them.
  {
    path: '/embed-playground',
    isOpen: false,
    page: lazyComponent(async () => (await import('../playground/embed-playground.page')).EmbedPlaygroundPage),
  },
]

/**
 * The target that an address redirects to, if any. The guard of the console (specification section 2): without a token its
 * pages redirect to /login and return after it, and unknown addresses redirect to /404. With a token the menus decide,
 * once they are complete.
 */
function redirectFor(pathname: string, address: string): NavigationTarget | undefined {
  if (isSamePath(pathname, '/main')) return { path: '/home' }
  if (hasToken()) return undefined
  return isConsolePath(pathname) ? { path: '/login', query: { redirect: address } } : { path: '/404' }
}

function LoadedPage({ page }: Pick<StandalonePage, 'page'>) {
  const { loading } = useConsoleStrings()
  return useIsLoaded(page) ? <page.Part /> : <ConsoleSkeleton label={loading} />
}

/** Replaces the current address, once it is shown. */
function Redirect({ to }: { to: NavigationTarget }) {
  const navigate = useKitNavigate()
  const { loading } = useConsoleStrings()
  const [target] = useState(to)
  useEffect(() => navigate(target, { replace: true }), [navigate, target])
  return <ConsoleSkeleton label={loading} />
}

/** The page of the current address. */
export function ConsolePages() {
  const { path, query } = useKitLocation()
  const standalone = standalonePages.find((page) => isSamePath(path, page.path))
  const address = addressOf({ path, query })
  // Once for each address: a page that is open when the token is cleared stays until sign-out or expiry navigates away.
  const redirect = useMemo(() => redirectFor(path, address), [path, address])
  const target = standalone?.isOpen ? undefined : redirect
  if (target !== undefined) return <Redirect key={address} to={target} />
  if (!standalone) return frame
  return (
    <Widget key={standalone.path} part="sign-in">
      <LoadedPage page={standalone.page} />
    </Widget>
  )
}
