import type { NavigationLocation } from './adapter'

/** Has leaving asked about while something unsaved is held. */
export interface LeaveGate {
  /** For the adapter's `block`. */
  hold: (mayLeave: () => Promise<boolean>) => () => void
  /** May the present place be left? True at once while nothing is held. */
  mayLeave: () => Promise<boolean>
  isHeld: () => boolean
  /** Goes at once, or after the person has agreed where another page would take the place of something unsaved. */
  pass: (from: NavigationLocation, to: NavigationLocation, go: () => void) => void
}

/** A gate that lets everything pass until something is held. */
export function createLeaveGate(): LeaveGate {
  let asking: (() => Promise<boolean>) | null = null
  const mayLeave = async () => asking === null || asking()
  return {
    hold: (ask) => {
      asking = ask
      return () => {
        if (asking === ask) asking = null
      }
    },
    mayLeave,
    isHeld: () => asking !== null,
    pass: (from, to, go) => {
      if (asking === null || from.path === to.path) go()
      else void mayLeave().then((isFree) => isFree && go())
    },
  }
}
