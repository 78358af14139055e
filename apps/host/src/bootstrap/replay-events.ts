declare global {
  interface Window {
    /** Presses and choices made before the page's script was there; kept by the small script that comes first. */
    doorwayMissed?: Event[]
  }
}

/** Tells the drawn page, now that it has its script, what was pressed and chosen before. */
export function replayEvents(): void {
  const missed = window.doorwayMissed ?? []
  delete window.doorwayMissed
  for (const { target, type } of missed) target?.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }))
}
