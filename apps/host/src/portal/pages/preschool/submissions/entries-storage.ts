import type { HomeValues } from './home-values'

/** What the form holds, and what of it is saved. */
export interface Entries {
  values: HomeValues
  saved: HomeValues
}

let entries: Entries | undefined

/**
 * Keeps what is not saved while its person reads something else, as the queue keeps its files: in this window's memory
 * only, since it may be about a child. Undefined forgets it.
 */
export function storeEntries(kept: Entries | undefined): void {
  entries = kept
}

/** What was kept. */
export const storedEntries = (): Entries | undefined => entries
