import type { KeyValueStorage } from '@doorway/api-client'
import { iconNames, type IconName } from '@doorway/ui'
import type { PaletteEntry } from './palette-entry'

const KEY = 'palette-recent'
const MAX_RECENT = 5

/** An entry that leads somewhere, as it is stored. */
type StoredEntry = PaletteEntry & { run: { path: string; query?: Record<string, string> } }

const isIcon = (name: unknown): name is IconName => iconNames.some((known) => known === name)

function isStored(value: unknown): value is StoredEntry {
  if (typeof value !== 'object' || value === null) return false
  const { id, label, icon, run } = Object(value)
  return typeof id === 'string' && typeof label === 'string' && isIcon(icon) && typeof Object(run).path === 'string'
}

/** The entries that were chosen last, the newest first. Stored for this tab only, since people are among them. */
export function readRecent(storage: KeyValueStorage): readonly PaletteEntry[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isStored).slice(0, MAX_RECENT) : []
  } catch {
    // What is not readable was not written here.
    return []
  }
}

/** Adds an entry that leads somewhere to the recent ones. */
export function rememberEntry(storage: KeyValueStorage, entry: PaletteEntry): void {
  if (typeof entry.run === 'function') return
  const others = readRecent(storage).filter(({ id }) => id !== entry.id)
  storage.setItem(KEY, JSON.stringify([entry, ...others].slice(0, MAX_RECENT)))
}
