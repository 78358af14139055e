import { lazy } from 'react'
import { whenReaderActs } from '../../../bootstrap/reader-intent'
import { addContentStrings } from '../../../strings/load-strings'

/** Loads what the front page shows below its first view. */
export async function loadBands() {
  const [module] = await Promise.all([import('./bands'), addContentStrings()])
  return module
}

const BANDS = '.dw-home-section'

async function loadWhenNeeded() {
  // Where the server has not rendered the bands, they are loaded at once. Until they are, their links are plain links.
  if (document.querySelector(BANDS)) await whenReaderActs()
  return { default: (await loadBands()).Bands }
}

/** The bands below the first view: hydrated late in the browser, rendered at once on the server. */
export const LazyBands = import.meta.env.SSR ? (await loadBands()).Bands : lazy(loadWhenNeeded)
