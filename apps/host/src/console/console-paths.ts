import { builtInNames } from '@doorway/admin-kit'

/** Fixed addresses of the console: built-in screens are at `/` and their name (specification section 2, domain 1.0). */
const consolePaths = new Set<string>([
  '/login',
  '/update-password',
  '/main',
  '/home',
  '/embed-playground',
  '/largeScreen',
  ...builtInNames.map((name) => `/${name}`),
])

/** Returns whether the console certainly renders an address; the pages of menus are known in the browser only. */
export function isConsolePath(pathname: string): boolean {
  return consolePaths.has(pathname)
}
