declare global {
  interface Window {
    /** Clicks, changes and searches typed before the page's script has loaded; recorded by `entry-portal.ts`. */
    doorwayMissed?: Event[]
  }
}

const isInPage = ({ target }: Event) => target instanceof Element && target.closest('main') !== null

function replay(events: readonly Event[]): void {
  for (const { target, type, eventPhase } of events) {
    // An event that has caused the hydration is still being dispatched, and React handles it.
    if (eventPhase === Event.NONE) target?.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }))
  }
}

/** Dispatches the recorded events of the frame again, after its hydration has begun. */
export function replayFrameEvents(): void {
  replay(window.doorwayMissed?.filter((event) => !isInPage(event)) ?? [])
}

/** Dispatches the recorded events of the page in the frame again, after its hydration, and stops recording. */
export function replayPageEvents(): void {
  const missed = window.doorwayMissed ?? []
  delete window.doorwayMissed
  replay(missed.filter(isInPage))
}
