import { limits } from '@doorway/api-client/rules'
import type { ComponentType } from 'react'

/** A part of a screen could not be fetched: gone after an update, or too slow (section 8: 120 s). */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
  /** Lets the next drawing fetch it again; set by the part that failed. */
  forget: () => void = () => undefined
}

/** The module, or a failure after the time limit in milliseconds (specification section 8). */
export async function inTime<Module>(loading: Promise<Module>, limitMs: number): Promise<Module> {
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

/** A lazily loaded component that can be prefetched before it is rendered. */
export interface LazyPart<Props> {
  Part: ComponentType<Props>
  /** Prefetches it; a failure shows when it is rendered. */
  prefetch: () => void
}

/**
 * A part in a file of its own. Fetching fails after 120 s (section 9). React's own `lazy` remembers a failure for good;
 * this one is fetched again after `forget`, which the boundary around it calls when the person tries again.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loading: Promise<ComponentType<Props>> | null = null
  let Loaded: ComponentType<Props> | null = null
  let failure: unknown = null
  let drawing: Promise<void> | null = null
  const fetchOnce = () => {
    loading ??= inTime(load(), limits.screenTimeoutMs).then(
      (component) => {
        Loaded = component
        return component
      },
      (error: unknown) => {
        loading = null
        throw error
      },
    )
    return loading
  }
  const forget = () => {
    failure = null
    drawing = null
  }
  const draw = async () => {
    try {
      await fetchOnce()
    } catch (error) {
      if (error instanceof ChunkLoadError) error.forget = forget
      failure = error
    }
  }
  function Part(props: Props) {
    if (Loaded) return <Loaded {...props} />
    if (failure !== null) throw failure
    drawing ??= draw()
    // oxlint-disable-next-line typescript/only-throw-error -- a thrown promise is how a component waits in Suspense
    throw drawing
  }
  return { Part, prefetch: () => void fetchOnce().catch(() => undefined) }
}

/** Runs something when the page has nothing better to do; returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(run, { timeout: 3_000 })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(run, 300)
  return () => clearTimeout(timer)
}
