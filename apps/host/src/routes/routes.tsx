import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom'
import { ConsoleSkeleton } from '../document/console-skeleton'
import { hasStoredToken } from '../session/stored-token'
import { isConsolePath } from './paths'
import { portalRoutes } from './portal-routes'

/**
 * The guard of the console (specification section 2): without a token its pages lead to /login and come back after
 * it; an address that nobody could know leads to /404. With a token the menus decide, once they are complete.
 */
function guard({ request }: LoaderFunctionArgs) {
  if (hasStoredToken()) return null
  const { pathname, search } = new URL(request.url)
  return redirect(isConsolePath(pathname) ? `/login?redirect=${encodeURIComponent(pathname + search)}` : '/404')
}

/** Every route of the host. The console's are loaded only when one of them is opened. */
export const routes: RouteObject[] = [
  ...portalRoutes,
  {
    id: 'console',
    HydrateFallback: ConsoleSkeleton,
    lazy: () => import('../console/console-root'),
    children: [
      // The flag asks for a new password after signing in with one that is initial, weak or expired.
      { path: '/login', handle: { validatePaswd: true }, lazy: () => import('../console/login.page') },
      { path: '/update-password', loader: guard, lazy: () => import('../console/update-password.page') },
      // No route of the specification: widgets live, with the lines to copy, for those who embed them.
      { path: '/embed-playground', loader: guard, lazy: () => import('../playground/embed-playground.page') },
      { path: '/main', loader: () => redirect('/home') },
      {
        id: 'main',
        loader: guard,
        lazy: () => import('../console/main-layout'),
        children: [
          { path: '/home', id: 'home', element: null },
          { path: '*', id: 'dynamic', element: null },
        ],
      },
    ],
  },
]
