import type { HomeValues } from './home-values'

/** The values of the form, and the values that were last saved. */
export interface Entries {
  values: HomeValues
  saved: HomeValues
}

let entries: Entries | undefined

/**
 * Stores unsaved entries while their author visits other pages: in this window's memory only, since they may be about a
 * child. Undefined clears them.
 */
export function storeEntries(next: Entries | undefined): void {
  entries = next
}

/** Returns the stored entries. */
export const storedEntries = (): Entries | undefined => entries
