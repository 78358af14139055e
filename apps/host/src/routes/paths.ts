import type { Strings } from '../strings/load-strings'

/** Every named address of the host; the words are in the catalogue under the same key. */
export type NamedPath = keyof Strings['routes']

/** Pages of the portal layout whose own page comes later (specification section 2). */
export const comingPaths = [
  '/microCompute',
  '/enterWorks',
  '/winningWorks',
  '/othersSignUpList',
  '/judgeMarks',
  '/change-password',
  '/register',
  '/userRegister',
  '/personalCenter',
  '/doorSelfEdit',
  '/myScore',
  '/changeSchool',
  '/largeScreen',
] as const satisfies readonly NamedPath[]

/** Pages that work without a token (specification section 6): there a 401 goes to the page only. */
const publicPaths = new Set(
  [
    'login',
    'doorMain',
    'doorWay',
    'change-password',
    'educationNews',
    'discloseInfos',
    'announcement',
    'microCompute',
    'projectShow',
    'comPageInfo',
    'schoolStyle',
    'winningWorks',
    'teachResearch',
  ].map((name) => `/${name.toLowerCase()}`),
)

/** Does this address work without a token? */
export function isPublicPath(pathname: string): boolean {
  return publicPaths.has(pathname.toLowerCase())
}

/** Addresses of the built-in console screens: `/` and the built-in name (specification section 2, domain 1.0). */
export const builtInScreens = [
  'user-management',
  'user-add',
  'user-edit',
  'role-management',
  'role-add',
  'role-edit',
  'workgroup-management',
  'workgroup-add',
  'workgroup-edit',
  'organization-management',
  'logging-login',
  'logging-operation',
  'self-edit',
  'async-routes-config',
] as const

const consolePaths = new Set<string>([
  '/login',
  '/update-password',
  '/main',
  '/home',
  '/embed-playground',
  ...builtInScreens.map((name) => `/${name}`),
])

/** Is this address surely drawn by the console, in the browser only? */
export function isConsolePath(pathname: string): boolean {
  return consolePaths.has(pathname)
}
