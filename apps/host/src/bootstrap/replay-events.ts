declare global {
  interface Window {
    /** Clicks, changes and searches typed before the page's script has loaded; recorded by `entry-portal.ts`. */
    doorwayMissed?: Event[]
  }
}

const isInPage = ({ target }: Event) => target instanceof Element && target.closest('main') !== null

/** Dispatches recorded events again. */
export function replayEvents(events: readonly Event[]): void {
  for (const { target, type, eventPhase } of events) {
    // An event that has caused the hydration is still being dispatched, and React handles it.
    if (eventPhase === Event.NONE) target?.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }))
  }
}

/** Dispatches the recorded events of the frame again, after its hydration has begun. */
export function replayFrameEvents(): void {
  replayEvents(window.doorwayMissed?.filter((event) => !isInPage(event)) ?? [])
}

/** Stops recording and returns the recorded events of the page in the frame. */
export function takePageEvents(): readonly Event[] {
  const missed = window.doorwayMissed ?? []
  delete window.doorwayMissed
  return missed.filter(isInPage)
}
