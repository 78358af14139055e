import { builtInScreens } from '@doorway/api-client/rules'

/** Fixed addresses of the console: built-in screens are at `/` and their name (specification section 2, domain 1.0). */
const consolePaths = new Set<string>([
  '/login',
  '/update-password',
  '/main',
  '/home',
  '/embed-playground',
  '/largeScreen',
  ...builtInScreens.map((name) => `/${name}`),
])

/** Returns whether a page before the console is at a path: it has the frame of the sign-in. */
export const isSignInPath = (pathname: string) => pathname === '/login' || pathname === '/update-password'

/** Returns whether the console certainly renders an address; the pages of menus are known in the browser only. */
export function isConsolePath(pathname: string): boolean {
  return consolePaths.has(pathname)
}
