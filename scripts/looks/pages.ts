/** A page that is photographed, by the name of its picture. */
export interface LookedAtPage {
  name: string
  path: string
}

const named = (paths: readonly string[]): LookedAtPage[] =>
  paths.map((path) => ({ name: path.replaceAll(/\W+/g, '-').replace(/^-/, ''), path }))

/** Pages of the portal, as visitors see them. */
export const portalPages = named([
  '/doorMain',
  '/doorMain?site=wangchuan',
  '/announcement',
  '/educationNews',
  '/discloseInfos',
  '/projectShow',
  '/schoolStyle',
  '/principalGrowth',
  '/teachResearch',
  '/preschoolEducation/policyFront',
  '/preschoolEducation/aiBaby',
  '/comPageInfo?type=article&id=1',
  '/comPageInfo?type=school&id=8',
  '/search?q=微课',
  '/login',
  '/no-such-page',
])

/** Screens of the console, as the super account sees them. */
export const consolePages = named([
  '/home',
  '/user-management',
  '/role-management',
  '/role-edit?id=6',
  '/organization-management',
  '/school-management',
  '/dictionary-management',
  '/site-management',
  '/column-management',
  '/article-management',
  '/file-library',
  '/workgroup-management',
  '/logging-operation',
  '/async-routes-config',
])

/** A screen size and setting in which every page is photographed. */
export interface View {
  name: string
  width: number
  height: number
  theme: 'light' | 'dark'
  isElder?: boolean
}

export const views: readonly View[] = [
  { name: 'phone', width: 360, height: 780, theme: 'light' },
  { name: 'phone-dark', width: 360, height: 780, theme: 'dark' },
  { name: 'phone-elder', width: 360, height: 780, theme: 'light', isElder: true },
  { name: 'tablet', width: 768, height: 1024, theme: 'light' },
  { name: 'laptop', width: 1366, height: 768, theme: 'light' },
  { name: 'laptop-dark', width: 1366, height: 768, theme: 'dark' },
  { name: 'wide', width: 1920, height: 1080, theme: 'light' },
]
