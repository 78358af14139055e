import { lazy } from 'react'

/** Loads what the front page shows below its first view. */
export const loadBands = () => import('./bands')

const BANDS = '.dw-home-section'
const INTENTS = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'focusin'] as const
/** When they are hydrated for a reader who does nothing, so that the countdown goes on. */
const MAX_WAIT_MS = 10_000

/**
 * Resolves at once where the server has not rendered the bands; else when the reader moves, scrolls or types, or after ten
 * seconds. Until then their links are plain links.
 */
function whenNeeded(): Promise<void> {
  if (!document.querySelector(BANDS)) return Promise.resolve()
  return new Promise((resolve) => {
    window.setTimeout(resolve, MAX_WAIT_MS)
    for (const intent of INTENTS) window.addEventListener(intent, () => resolve(), { once: true, passive: true })
  })
}

async function loadWhenNeeded() {
  await whenNeeded()
  return { default: (await loadBands()).Bands }
}

/** The bands below the first view: hydrated late in the browser, rendered at once on the server. */
export const LazyBands = import.meta.env.SSR ? (await loadBands()).Bands : lazy(loadWhenNeeded)
