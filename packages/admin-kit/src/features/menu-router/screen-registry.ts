import { limits } from '@doorway/api-client/rules'
import { queryOptions } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { NavigationLocation } from '../../navigation/adapter'
import type { PreloadedState } from '../../provider/preloaded-state'
import { inTime } from '../../loading/lazy-part'

/** A screen, which may prefetch its data before it is rendered. */
export type ScreenComponent = ComponentType & {
  prefetch?: (start: PreloadedState, place: NavigationLocation) => Promise<void>
}

/** How a screen comes: its module is fetched when it is first opened. */
export type ScreenLoader = () => Promise<ScreenComponent>

/** Screens by name: the built-in names and those that menu items name in their component field. */
export type ScreenRegistry = Readonly<Record<string, ScreenLoader>>

/** Loads a screen, or fails after the time limit in milliseconds (specification section 8). */
export function loadInTime(load: ScreenLoader, limitMs: number): Promise<ScreenComponent> {
  return inTime(load(), limitMs)
}

/** A screen's module. A query, not React.lazy: a failed lazy component stays failed, a query can be retried. */
export function screenQuery(name: string, load: ScreenLoader) {
  return queryOptions({
    queryKey: ['screens', name],
    queryFn: async () => ({ Loaded: await loadInTime(load, limits.screenTimeoutMs) }),
    staleTime: Infinity,
    structuralSharing: false,
    retry: false,
  })
}

/** The loader of a name; names of the object's prototype are not screens. */
export function findScreen(screens: ScreenRegistry, name: string): ScreenLoader | undefined {
  return Object.hasOwn(screens, name) ? screens[name] : undefined
}
