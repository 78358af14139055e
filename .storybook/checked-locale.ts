import { useSyncExternalStore } from 'react'
import type { Review } from '../packages/admin-kit/src/testing/review-context'

type Locale = Review['locale']

let shown: Locale = null
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Switches the rendered story to this language, in its current state; null gives it back its own. */
export function showLocale(locale: Locale): void {
  shown = locale
  for (const listener of listeners) listener()
}

/** The language that a check wants to see in place of the story's own; null for none. */
export const useCheckedLocale = (): Locale => useSyncExternalStore(subscribe, () => shown)
