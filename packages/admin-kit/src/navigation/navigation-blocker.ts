import type { NavigationLocation } from './adapter'

/** Confirms leaving while something is unsaved. */
export interface NavigationBlocker {
  /** For the adapter's `block`. */
  block: (mayLeave: () => Promise<boolean>) => () => void
  /** May the present place be left? True at once while nothing is held. */
  mayLeave: () => Promise<boolean>
  isBlocking: () => boolean
  /** Goes at once, or after the person has agreed where another page would take the place of something unsaved. */
  proceed: (from: NavigationLocation, to: NavigationLocation, go: () => void) => void
}

/** A gate that lets everything proceed until something is held. */
export function createNavigationBlocker(): NavigationBlocker {
  let blockedBy: (() => Promise<boolean>) | null = null
  const mayLeave = async () => blockedBy === null || blockedBy()
  return {
    block: (ask) => {
      blockedBy = ask
      return () => {
        if (blockedBy === ask) blockedBy = null
      }
    },
    mayLeave,
    isBlocking: () => blockedBy !== null,
    proceed: (from, to, go) => {
      if (blockedBy === null || from.path === to.path) go()
      else void mayLeave().then((isFree) => isFree && go())
    },
  }
}
