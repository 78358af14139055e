import type { Locale } from '../preferences/languages'

/** An API call that the document starts before any script has loaded. */
export interface PrefetchCall {
  path: string
  /** JSON of a POST, exactly as the screen sends it; absent for a GET. */
  body?: string
}

/** What a console page certainly needs: modules by the names that `pageAssets` takes, and its first calls. */
export interface FirstScreen {
  modules: string[]
  calls: PrefetchCall[]
}

const users = '../../packages/admin-kit/src/features/users/index.ts'
// The menus decide which screen is rendered; the user's name may come last.
const menus: PrefetchCall = { path: '/api/system/cscpMenus' }
const person: PrefetchCall = { path: '/api/system/currentUser' }
const firstUsers: PrefetchCall = {
  path: '/api/userInfo/queryPageUserInfoList',
  body: '{"currentPage":1,"pageSize":10,"t":{}}',
}

/** Screens at fixed addresses (specification section 2); others are known only once the menus are loaded. */
const screens: Record<string, FirstScreen> = {
  '/user-management': { modules: [users], calls: [firstUsers] },
  '/user-add': { modules: [users], calls: [] },
  '/user-edit': { modules: [users], calls: [] },
  '/organization-management': { modules: ['areas'], calls: [] },
  '/role-management': { modules: ['roles'], calls: [] },
  '/self-edit': { modules: ['../../packages/admin-kit/src/features/self-edit/index.ts'], calls: [] },
}

// These have no frame and request no menus.
const framelessPages: Record<string, string> = {
  '/login': 'src/console/login.page.tsx',
  '/update-password': 'src/console/update-password.page.tsx',
  '/embed-playground': 'src/playground/embed-playground.page.tsx',
}

/** Returns what the page at an address starts with. With a query in the address, the screen makes its calls itself. */
export function firstScreen({ pathname, search }: URL): FirstScreen {
  const frameless = framelessPages[pathname]
  if (frameless) return { modules: [frameless], calls: [] }
  const { modules, calls } = screens[pathname] ?? { modules: [], calls: [] }
  return { modules, calls: [menus, ...(search === '' ? calls : []), person] }
}

/**
 * Modules with the strings of a console page: the host's, the kit's and, for English, the plural rules. Chinese is part
 * of the code. The kit would load its strings only when it renders, one round trip too late.
 */
export const languageModules = (locale: Locale): string[] => [
  `src/console/strings/${locale}.ts`,
  `../../packages/admin-kit/src/i18n/catalogues/${locale}.ts`,
  `../../packages/api-client/src/rules/messages/${locale}.ts`,
  ...(locale === 'en' ? ['../../packages/admin-kit/src/i18n/message-format.ts'] : []),
]
