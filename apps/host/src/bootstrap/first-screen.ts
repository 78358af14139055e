import { baseSheetScreens, consolePreload, languageChunks, screenOf, type PreloadCall } from '@doorway/admin-kit'
import type { Locale } from '../preferences/languages'

/** What a console page certainly needs: modules as `pageAssets` names them, and its first calls. */
export interface FirstScreen {
  modules: readonly string[]
  calls: readonly PreloadCall[]
}

// These have no frame and request no menus.
const framelessPages: Record<string, string> = {
  '/login': 'src/console/login.page.tsx',
  '/update-password': 'src/console/update-password.page.tsx',
  '/embed-playground': 'src/playground/embed-playground.page.tsx',
}

/** What a menu item says about its screen. */
export type MenuScreen = Parameters<typeof screenOf>[0]

/** The screen of an address that no menu item is known for. */
export const unknownScreen: MenuScreen = { name: '', component: null }

/** The sheet of all other screens, as the manifest of the build names it. */
const SCREEN_SHEET = 'styles.screens.css'

/** What the page at an address starts with. Built-in screens are known by their address, others by their menu item. */
export function firstScreen(address: URL, locale: Locale, item = unknownScreen): FirstScreen {
  const frameless = framelessPages[address.pathname]
  if (frameless) return { modules: [frameless], calls: [] }
  const screen = screenOf(item) ?? address.pathname.slice(1)
  const { chunks, calls } = consolePreload(address, { screen, locale })
  const sheets = chunks.length === 0 || baseSheetScreens.includes(screen) ? [] : [SCREEN_SHEET]
  return { modules: [...chunks, ...sheets], calls }
}

/** Modules with the strings of a console page: the host's and the kit's. */
export const languageModules = (locale: Locale): string[] => [
  `src/console/strings/${locale}.ts`,
  ...languageChunks(locale),
]
