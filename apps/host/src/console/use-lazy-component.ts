import { useEffect, useState, type ComponentType } from 'react'

/** A component that has loaded. */
interface LoadedModule<Props> {
  Component: ComponentType<Props>
}

/**
 * Loads a component from its own file; null until it has loaded. A failure is thrown to the error boundary. Unlike
 * React's `lazy`, it does not delay the component until 0.3 s after the fallback. `load` has to be a stable function.
 */
export function useLazyComponent<Props>(load: () => Promise<ComponentType<Props>>): LoadedModule<Props> | null {
  const [loaded, setLoaded] = useState<LoadedModule<Props> | null>(null)
  useEffect(() => {
    let isCurrent = true
    const fetch = async () => {
      try {
        const Component = await load()
        if (isCurrent) setLoaded({ Component })
      } catch (error) {
        if (!isCurrent) return
        setLoaded(() => {
          throw error
        })
      }
    }
    void fetch()
    return () => {
      isCurrent = false
    }
  }, [load])
  return loaded
}
