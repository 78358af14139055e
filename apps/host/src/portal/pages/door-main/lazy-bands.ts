import { lazy, useState, type ComponentType } from 'react'
import { whenReaderActs } from '../../../bootstrap/reader-intent'
import { addContentStrings } from '../../../strings/load-strings'
import type { BandsProps } from './bands'

const loaded: { Bands?: ComponentType<BandsProps> } = {}

/** Loads what the front page shows below its first view. */
export async function loadBands(): Promise<void> {
  const [{ Bands }] = await Promise.all([import('./bands'), addContentStrings()])
  loaded.Bands = Bands
}

if (import.meta.env.SSR) await loadBands()

const BANDS = '.dw-home-section'

const LazyBands = lazy(async () => {
  // Where the server has not rendered the bands, they are loaded at once. Until they are, their links are plain links.
  if (document.querySelector(BANDS)) await whenReaderActs()
  const { Bands } = await import('./bands')
  await loadBands()
  return { default: Bands }
})

/** Returns the bands below the first view: hydrated late in the browser, rendered at once on the server and once loaded. */
export function useBands(): ComponentType<BandsProps> {
  // The same component for as long as the page is shown.
  const [{ Bands }] = useState(() => ({ Bands: loaded.Bands ?? LazyBands }))
  return Bands
}
