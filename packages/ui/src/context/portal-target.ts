import { createContext, useContext, useSyncExternalStore } from 'react'

/**
 * Where popups and dialogs are rendered: inside the root, so that tokens, theme and shadow root hold. Stored outside React state: as state of the root it would render everything twice and make React discard server-rendered markup.
 */
export interface PortalTarget {
  element: () => HTMLElement | null
  /** Ref callback of the container. */
  put: (element: HTMLElement | null) => void
  listen: (listener: () => void) => () => void
  /** Our root where the container is in another place of the page. */
  covered?: HTMLElement | null
}

/** A target whose element is not mounted yet. */
export function createPortalTarget(): PortalTarget {
  const listeners = new Set<() => void>()
  let target: HTMLElement | null = null
  return {
    element: () => target,
    put: (element) => {
      target = element
      for (const listener of listeners) listener()
    },
    listen: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

const nowhere = createPortalTarget()
const noElement = () => null

export const PortalContext = createContext(nowhere)

/** The container for floating content; null until the surrounding DoorwayRoot is mounted. */
export function usePortal(): HTMLElement | null {
  const { listen, element } = useContext(PortalContext)
  return useSyncExternalStore(listen, element, noElement)
}
