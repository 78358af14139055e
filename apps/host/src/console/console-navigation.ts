import { createControlledNavigation, type NavigationAdapter, type NavigationLocation } from '@doorway/admin-kit'
import { isPortalPath } from '../routes/paths'
import { leaveDocument } from '../session/leave-document'

/** Number of a tab's first history entry. */
const FIRST_ENTRY = 0

type MayLeave = () => Promise<boolean>

/** Navigation of the console in the addresses of its document, for the kit's provider. */
export interface ConsoleNavigation extends NavigationAdapter {
  block: (mayLeave: MayLeave) => () => void
  /** Follows the back button from now on. Returns a function that stops it. */
  listen: () => () => void
}

/** Returns the location of a path with query. */
export function locationOf(address: string): NavigationLocation {
  const { pathname, searchParams } = new URL(address, window.location.origin)
  return { path: pathname, query: Object.fromEntries(searchParams) }
}

const currentLocation = () => locationOf(window.location.href)

/** Returns the path with its query. */
export function addressOf({ path, query }: NavigationLocation): string {
  const search = new URLSearchParams(query).toString()
  return search === '' ? path : `${path}?${search}`
}

/** Returns the number of the history entry; null for entries that the browser made, for example for a link in the page. */
function currentEntry(): number | null {
  const state: unknown = window.history.state
  const entry = typeof state === 'object' && state !== null && 'entry' in state ? state.entry : null
  return typeof entry === 'number' ? entry : null
}

/**
 * Navigation over `window.history`. While the kit blocks, another path waits for the user's consent. So does every step of
 * the back button, since an editor may be in the query; it is undone first, so that the address is right while the dialog
 * is open.
 */
export function createConsoleNavigation(): ConsoleNavigation {
  let entry = currentEntry() ?? FIRST_ENTRY
  let blockedBy: MayLeave | null = null
  /** The entry that this navigation itself goes to by `history.go`, which needs no consent. */
  let expectedEntry: number | null = null

  const navigation = createControlledNavigation(currentLocation(), (next, { replace: isReplacing = false }) => {
    const address = addressOf(next)
    if (isPortalPath(next.path)) return leaveDocument(address, isReplacing)
    if (!isReplacing) entry += 1
    window.history[isReplacing ? 'replaceState' : 'pushState']({ entry }, '', address)
    return navigation.update(next)
  })

  /** Undoes a step of the back button, and repeats it once the user agrees. */
  const askBeforePop = async (target: number, mayLeave: MayLeave) => {
    const distance = target - entry
    expectedEntry = entry
    window.history.go(-distance)
    if (!(await mayLeave())) return
    expectedEntry = target
    window.history.go(distance)
  }

  const handlePop = () => {
    const target = currentEntry()
    const next = currentLocation()
    if (target !== null && target === expectedEntry) {
      expectedEntry = null
      if (target === entry) return
    } else if (target !== null && blockedBy && addressOf(next) !== addressOf(navigation.location())) {
      void askBeforePop(target, blockedBy)
      return
    }
    entry = target ?? entry + 1
    if (target === null) window.history.replaceState({ entry }, '')
    navigation.update(next)
  }

  return {
    ...navigation,
    block: (mayLeave) => {
      blockedBy = mayLeave
      const unblock = navigation.block?.(mayLeave)
      return () => {
        if (blockedBy === mayLeave) blockedBy = null
        unblock?.()
      }
    },
    listen: () => {
      if (currentEntry() === null) window.history.replaceState({ entry }, '')
      window.addEventListener('popstate', handlePop)
      return () => window.removeEventListener('popstate', handlePop)
    },
  }
}
