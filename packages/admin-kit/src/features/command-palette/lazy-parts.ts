import { lazyPart } from '../../loading/lazy-part'

/** The command palette, with its library. */
export const commandPalette = lazyPart(async () => (await import('./command-palette')).CommandPalette)

/** The list of keyboard shortcuts. */
export const shortcutSheet = lazyPart(async () => (await import('./shortcut-sheet')).ShortcutSheet)
