import { consolePreload, languageChunks, type PreloadCall } from '@doorway/admin-kit'
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

/** What the page at an address starts with. */
export function firstScreen(address: URL): FirstScreen {
  const frameless = framelessPages[address.pathname]
  if (frameless) return { modules: [frameless], calls: [] }
  const { chunks, calls } = consolePreload(address)
  return { modules: chunks, calls }
}

/** Modules with the strings of a console page: the host's and the kit's. */
export const languageModules = (locale: Locale): string[] => [
  `src/console/strings/${locale}.ts`,
  ...languageChunks(locale),
]
