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

/** Every address of the portal (specification section 2): pages, and addresses that only lead to one. */
export const portalPaths = [
  '/',
  '/doorway',
  '/doorMain',
  '/announcement',
  '/educationNews',
  '/discloseInfos',
  '/projectShow',
  '/schoolStyle',
  '/principalGrowth',
  '/teachResearch',
  '/subjectDetail',
  '/microList',
  '/preschoolEducation',
  '/preschoolEducation/policyFront',
  '/preschoolEducation/teacherResearch',
  '/preschoolEducation/homeProduced',
  '/preschoolEducation/producedGarden',
  '/preschoolEducation/aiBaby',
  '/uploadResources',
  '/search',
  '/siteMap',
  '/comPageInfo',
  ...comingPaths,
  '/404',
] as const

const plain = (pathname: string) => pathname.toLowerCase().replace(/(.)\/$/, '$1')
const knownToPortal = new Set<string>(portalPaths.map(plain))

/** Is this address the portal's? Portal and console are two documents, so the way there is a plain link. */
export function isPortalPath(pathname: string): boolean {
  return knownToPortal.has(plain(pathname))
}

/** Do a place and an address of ours mean the same page? Neither case nor a slash at the end counts. */
export function isSamePath(pathname: string, path: string): boolean {
  return plain(pathname) === plain(path)
}

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
