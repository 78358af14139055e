import { limits } from '@doorway/api-client/rules'
import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

/** A part of a screen could not be fetched: gone after an update, or too slow (section 8: 120 s). */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
}

/** A lazily loaded component that can be fetched before it is drawn. */
export interface LazyPart<Props> {
  Part: LazyExoticComponent<ComponentType<Props>>
  /** Fetches it ahead; a failure shows when it is drawn. */
  prefetch: () => void
}

async function inTime<Module>(loading: Promise<Module>, limitMs: number): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(`Not loaded within ${limitMs} ms.`)), limitMs)
  })
  try {
    return await Promise.race([loading, late])
  } catch (error) {
    throw error instanceof ChunkLoadError ? error : new ChunkLoadError('Could not be fetched.', { cause: error })
  } finally {
    clearTimeout(timer)
  }
}

/** A part in a file of its own. Fetching fails after 120 s (section 9). */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loading: Promise<ComponentType<Props>> | null = null
  const fetchOnce = () => {
    loading ??= inTime(load(), limits.screenTimeoutMs).catch((error: unknown) => {
      loading = null
      throw error
    })
    return loading
  }
  return {
    Part: lazy(async () => ({ default: await fetchOnce() })),
    prefetch: () => void fetchOnce().catch(() => undefined),
  }
}

/** Runs something when the page has nothing better to do; answers how to give it up. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(run, { timeout: 3_000 })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(run, 300)
  return () => clearTimeout(timer)
}
