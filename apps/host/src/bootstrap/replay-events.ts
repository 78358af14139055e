declare global {
  interface Window {
    /** Clicks and changes before the page's script has loaded; recorded by `entry-portal.ts`. */
    doorwayMissed?: Event[]
  }
}

/** Dispatches the recorded clicks and changes again, after hydration has begun. */
export function replayEvents(): void {
  const missed = window.doorwayMissed ?? []
  delete window.doorwayMissed
  for (const { target, type } of missed) target?.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }))
}
