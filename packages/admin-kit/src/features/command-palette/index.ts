export { commandPalette, shortcutSheet } from './lazy-parts'
export type { CommandPaletteProps } from './command-palette'
export type { PaletteEntry } from './palette-entry'
export type { ShortcutSheetProps } from './shortcut-sheet'
