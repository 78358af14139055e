import { useSyncExternalStore, type ComponentType } from 'react'
import { whenIdle } from './when-idle'

/** A component in a file of its own that can be prefetched before it is rendered. */
export interface LazyComponent<Props> {
  /** Renders it. Until it has loaded it waits in Suspense; a failed load is thrown to the error boundary. */
  Part: ComponentType<Props>
  /** Fetches the file; a failure shows when it is rendered, which fetches again. */
  prefetch: () => void
  /** Prefetches it once the page is idle, 2 s from now at the latest. */
  prefetchWhenIdle: () => void
  /** Fetches the file and reports once, when it has loaded or failed; for `useIsLoaded`. */
  subscribe: (onChange: () => void) => () => void
  /** Returns whether it has loaded. Throws a failed load. */
  isLoaded: () => boolean
}

/**
 * Loads a component on demand. Unlike React's `lazy` it can be prefetched, is rendered without Suspense once it is
 * here, which saves the 0.3 s that React holds a fallback, and fetches again after a failure: `onFailure` receives a
 * function that forgets it.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  onFailure?: (error: unknown, forget: () => void) => void,
): LazyComponent<Props> {
  let Loaded: ComponentType<Props> | null = null
  let failure: unknown = null
  let loading: Promise<void> | null = null
  let rendering: Promise<void> | null = null

  const fetchFile = async () => {
    try {
      Loaded = await load()
    } catch (error) {
      loading = null
      throw error
    }
  }
  const fetchOnce = () => (loading ??= fetchFile())
  const prefetch = () => void fetchOnce().catch(() => undefined)
  const forget = () => {
    failure = rendering = null
  }
  const start = () =>
    (rendering ??= fetchOnce().catch((error: unknown) => {
      onFailure?.(error, forget)
      failure = error
    }))
  const isLoaded = () => {
    if (failure !== null) throw failure
    return Loaded !== null
  }
  function Part(props: Props) {
    if (isLoaded() && Loaded) return <Loaded {...props} />
    // oxlint-disable-next-line typescript/only-throw-error -- a thrown promise is how a component waits in Suspense
    throw start()
  }
  return {
    Part,
    prefetch,
    prefetchWhenIdle: () => whenIdle(prefetch),
    subscribe: (onChange) => {
      void start().then(onChange)
      // It reports once, and a component that is gone ignores it.
      return () => undefined
    },
    isLoaded,
  }
}

const notOnServer = () => false

/** Fetches a lazy component and returns whether it has loaded, for a place with a placeholder of its own. Throws a failed load. */
export function useIsLoaded<Props>({ subscribe, isLoaded }: LazyComponent<Props>): boolean {
  return useSyncExternalStore(subscribe, isLoaded, notOnServer)
}

/**
 * Returns a component that renders a lazy one once it has loaded, and nothing before. Suspense would hold it back for a
 * moment after it has loaded. Throws a failed load.
 */
export function loadedPart<Props extends object>(part: LazyComponent<Props>): ComponentType<Props> {
  return function LoadedPart(props: Props) {
    return useIsLoaded(part) ? <part.Part {...props} /> : null
  }
}
