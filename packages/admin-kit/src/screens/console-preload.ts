import type { Locale } from '@doorway/api-client/rules'
import { screenPreloads } from '../generated/screen-preloads'

/** An API call that a document can start before any script has come. */
export interface PreloadCall {
  path: string
  /** Body of a POST, its members in the order in which the screen sends them; absent: a GET. */
  body?: object
}

/** What a console page certainly needs. */
export interface ConsolePreload {
  /** Names of chunks, as the groups of `@doorway/admin-kit/chunks` name them. */
  chunks: readonly string[]
  /** In the order in which they are needed. */
  calls: readonly PreloadCall[]
}

const MENUS: PreloadCall = { path: '/api/system/cscpMenus' }
const CURRENT_USER: PreloadCall = { path: '/api/system/currentUser' }

/**
 * Returns what the console's page at an address can preload for a screen: a built-in name, or a menu item's component
 * field. An address with a query, which may hold conditions, makes the calls of its screen itself.
 */
export function consolePreload({ search }: Pick<URL, 'search'>, name: string): ConsolePreload {
  const screen = screenPreloads[name]
  const calls = screen && search === '' ? screen.calls : []
  // The menus decide which screen is rendered; the user's name may come last.
  return { chunks: screen ? screen.chunks : [], calls: [MENUS, ...calls, CURRENT_USER] }
}

/** Returns the chunks with the texts of a language, which the kit itself requests one round trip later. Chinese has none. */
export function languageChunks(locale: Locale): string[] {
  if (locale === 'zh') return []
  // Full ICU syntax, for the plurals of English.
  return locale === 'en' ? ['kit-en', 'message-format'] : [`kit-${locale}`]
}
