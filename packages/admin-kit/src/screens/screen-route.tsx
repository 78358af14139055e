import type { ComponentType } from 'react'
import { useKitLocation, useKitNavigate } from '../context/use-location'
import type { ScreenComponent } from '../features/menu-router'
import type { NavigationTarget } from '../navigation/adapter'

/** Goes to another address of the console. */
export type Go = (target: NavigationTarget) => void

/** A screen whose props come from the address it was opened at, and whose callbacks lead to other addresses. */
export function atAddress<Props extends object>(
  Screen: ComponentType<Props>,
  propsAt: (query: Readonly<Record<string, string>>, go: Go) => Props,
): ScreenComponent {
  return function ScreenAtAddress() {
    const { query } = useKitLocation()
    const go = useKitNavigate()
    return <Screen {...propsAt(query, go)} />
  }
}

/** A screen that prefetches its first data before it is rendered. */
export function withPrefetch(Screen: ComponentType, prefetch: ScreenComponent['prefetch']): ScreenComponent {
  const PrefetchingScreen = () => <Screen />
  return Object.assign(PrefetchingScreen, { prefetch })
}
