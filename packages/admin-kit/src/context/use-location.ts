import { useCallback, useSyncExternalStore } from 'react'
import type { NavigateOptions, NavigationLocation, NavigationTarget } from '../navigation/adapter'
import { useKit } from './kit-context'

/** Where the screen is, followed. */
export function useKitLocation(): NavigationLocation {
  const { navigation } = useKit()
  return useSyncExternalStore(navigation.subscribe, navigation.location, navigation.location)
}

/** Goes elsewhere, or changes what the address remembers; the host is notified. */
export function useKitNavigate(): (target: NavigationTarget, options?: NavigateOptions) => void {
  const { navigation } = useKit()
  return useCallback((target, options) => navigation.navigate(target, options), [navigation])
}
