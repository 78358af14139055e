import { useEffect, useState, type ComponentType } from 'react'

/** A component that has come. */
interface LoadedModule<Props> {
  Component: ComponentType<Props>
}

/**
 * A component of a file of its own, null until it is here; a failure is thrown to the boundary above. React's `lazy` holds
 * back what it has waited for until 0.3 s after the fallback. `load` has to stay the same function.
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
