import type { Locale } from '../preferences/languages'

/** A call that the document starts before any script has come. */
export interface PrefetchCall {
  path: string
  /** JSON of a POST, letter by letter as the screen will send it; absent: a GET. */
  body?: string
}

/** What a console page certainly needs: modules as `pageAssets` names them, and its first calls. */
export interface FirstScreen {
  modules: string[]
  calls: PrefetchCall[]
}

const users = 'users-screens'
// The menus decide which screen is rendered; the user's name may come last.
const menus: PrefetchCall = { path: '/api/system/cscpMenus' }
const person: PrefetchCall = { path: '/api/system/currentUser' }
const firstUsers: PrefetchCall = {
  path: '/api/userInfo/queryPageUserInfoList',
  body: '{"currentPage":1,"pageSize":10,"t":{}}',
}

/** Screens behind fixed addresses (specification section 2); others are known only when the menus have come. */
const screens: Record<string, FirstScreen> = {
  '/user-management': { modules: [users], calls: [firstUsers] },
  '/user-add': { modules: [users], calls: [] },
  '/user-edit': { modules: [users], calls: [] },
  '/organization-management': { modules: ['areas-screens'], calls: [] },
  '/role-management': { modules: ['roles-screens'], calls: [] },
  '/self-edit': { modules: ['self-edit-screens'], calls: [] },
}

// These have no frame and request no menus.
const framelessPages: Record<string, string> = {
  '/login': 'src/console/login.page.tsx',
  '/update-password': 'src/console/update-password.page.tsx',
  '/embed-playground': 'src/playground/embed-playground.page.tsx',
}

/** What the page at an address starts with. An address with conditions of its own makes its calls itself. */
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
  `kit-${locale}`,
  // Full ICU syntax, for the plurals of English.
  ...(locale === 'en' ? ['message-format'] : []),
]
