import {
  isSamePlace,
  resolveTarget,
  type NavigateOptions,
  type NavigationAdapter,
  type NavigationLocation,
} from './adapter'
import { createNavigationBlocker } from './navigation-blocker'

/** An adapter whose host decides: it receives every step and reports the resulting location. */
export interface ControlledNavigation extends NavigationAdapter {
  /** The place the host is at now. */
  update: (location: NavigationLocation) => void
  /** For the host's own links: may the user leave? Prompts where something is unsaved. */
  mayLeave: () => Promise<boolean>
}

/** Navigation that the host controls: a step is only requested, and applies when the host calls `update`. */
export function createControlledNavigation(
  initial: NavigationLocation,
  onNavigate: (location: NavigationLocation, options: NavigateOptions) => void,
): ControlledNavigation {
  const listeners = new Set<() => void>()
  const blocker = createNavigationBlocker()
  let location = initial
  return {
    location: () => location,
    navigate: (target, options = {}) => {
      const next = resolveTarget(location, target)
      if (!isSamePlace(location, next)) blocker.proceed(location, next, () => onNavigate(next, options))
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    block: blocker.block,
    mayLeave: blocker.mayLeave,
    update: (next) => {
      if (isSamePlace(location, next)) return
      location = next
      for (const listener of listeners) listener()
    },
  }
}
