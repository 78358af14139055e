import type { Locale } from '@doorway/api-client/rules'
import { screenPreloads } from '../generated/screen-preloads'

/** An API call that a document can start before any script has come. */
export interface PreloadCall {
  path: string
  /** Body of a POST, its members in the order in which the screen sends them; absent: a GET. */
  body?: object
  /** Calls that need a record of its response. */
  next?: NextCalls
}

/** Calls about the record that a screen opens first, which a document starts as soon as the list with it has arrived. */
export interface NextCalls {
  /** Members of the response that lead to the list, such as `data.data`. */
  list: string
  /** Members that are numbers or texts in the record, such as `id`: it is the first of which this is true, */
  has: readonly string[]
  /** and of which these members have these values. */
  where?: Readonly<Record<string, string>>
  /** `{name}` in a path, and `'{name}'` in a body, is replaced by this one of the members in `has`. */
  calls: readonly PreloadCall[]
}

/** What a screen starts with. */
export interface ScreenPreload {
  /** The chunk of its feature, as `@doorway/admin-kit/chunks` names it. */
  chunk: string
  /** The feature whose texts it loads with its code; null where they are part of that. */
  texts: string | null
  calls: readonly PreloadCall[]
}

/** What a console page certainly needs. */
export interface ConsolePreload {
  /** Names of chunks, as the groups of `@doorway/admin-kit/chunks` name them, and ends of the paths of modules. */
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
export function consolePreload(
  { search }: Pick<URL, 'search'>,
  { screen, locale }: { screen: string; locale: Locale },
): ConsolePreload {
  const preload = screenPreloads[screen]
  // The menus decide which screen is rendered; the user's name may come last.
  const calls = [MENUS, ...(preload && search === '' ? preload.calls : []), CURRENT_USER]
  if (!preload) return { chunks: [], calls }
  const { chunk, texts } = preload
  return { chunks: [chunk, ...(texts === null ? [] : [`late-texts/${texts}/${locale}.ts`])], calls }
}

/** Returns the chunks with the texts of a language, which the kit itself requests one round trip later. Chinese has none. */
export function languageChunks(locale: Locale): string[] {
  if (locale === 'zh') return []
  // Full ICU syntax, for the plurals of English.
  return locale === 'en' ? ['kit-en', 'message-format'] : [`kit-${locale}`]
}
