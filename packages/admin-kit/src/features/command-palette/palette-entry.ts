import type { IconName } from '@doorway/ui'
import type { NavigationTarget } from '../../navigation/adapter'

/** A line of the palette. */
export interface PaletteEntry {
  /** Unique in the palette. */
  id: string
  label: string
  /** Distinguishes it from others of the same name. */
  hint?: string
  icon: IconName
  /** Where it leads, or what it does. */
  run: NavigationTarget | (() => void)
}

/** Entries under one heading. */
export interface PaletteGroup {
  id: string
  heading: string
  entries: readonly PaletteEntry[]
}

/** Does the entry hold every word of the keyword, in any order? */
export function matches({ label, hint = '' }: PaletteEntry, keyword: string): boolean {
  const text = `${label} ${hint}`.toLowerCase()
  return keyword
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
