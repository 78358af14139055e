import { Widget } from '@doorway/admin-kit'
import { useEffect, type ComponentType } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { ConsoleSkeleton } from '../bootstrap/console-skeleton'
import { isConsolePath, isSamePath } from '../routes/paths'
import { hasStoredToken } from '../session/stored-token'
import { MainLayout } from './main-layout'
import { useConsoleStrings } from './use-console-strings'
import { useLazyComponent } from './use-lazy-component'

// The same element always: the frame does not depend on the address.
const frame = <MainLayout />

/** A page that stands alone, without the console's frame. */
interface StandalonePage {
  path: string
  /** Is it there for people who have not signed in? */
  isOpen: boolean
  load: () => Promise<ComponentType>
}

const standalonePages: StandalonePage[] = [
  { path: '/login', isOpen: true, load: async () => (await import('./login.page')).LoginPage },
  {
    path: '/update-password',
    isOpen: false,
    load: async () => (await import('./update-password.page')).UpdatePasswordPage,
  },
  // No route of the specification: widgets live, with the lines to copy, for those who embed them.
  {
    path: '/embed-playground',
    isOpen: false,
    load: async () => (await import('../playground/embed-playground.page')).EmbedPlaygroundPage,
  },
]

/**
 * Where an address leads on to, if anywhere. The guard of the console (specification section 2): without a token its
 * pages lead to /login and come back after it; an address that nobody could know leads to /404. With a token the menus
 * decide, once they are complete.
 */
function redirectFor(pathname: string, search: string): string | undefined {
  if (isSamePath(pathname, '/main')) return '/home'
  if (hasStoredToken()) return undefined
  return isConsolePath(pathname) ? `/login?redirect=${encodeURIComponent(pathname + search)}` : '/404'
}

function LoadedPage({ load }: Pick<StandalonePage, 'load'>) {
  const { loading } = useConsoleStrings()
  const loaded = useLazyComponent(load)
  if (!loaded) return <ConsoleSkeleton label={loading} />
  const { Component } = loaded
  return <Component />
}

/** The page of the present address. */
export function ConsolePages() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const { loading } = useConsoleStrings()
  const standalone = standalonePages.find(({ path }) => isSamePath(pathname, path))
  const target = standalone?.isOpen ? undefined : redirectFor(pathname, search)
  useEffect(() => {
    if (target !== undefined) void navigate(target, { replace: true })
  }, [target, navigate])
  if (target !== undefined) return <ConsoleSkeleton label={loading} />
  if (!standalone) return frame
  return (
    <Widget key={standalone.path} part="sign-in">
      <LoadedPage load={standalone.load} />
    </Widget>
  )
}
