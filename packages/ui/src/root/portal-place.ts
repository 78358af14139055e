import { createContext, useContext, useSyncExternalStore } from 'react'

/**
 * Where popups and dialogs are drawn: inside the root, so that tokens, theme and shadow root hold. Kept beside the tree:
 * as state of the root it would draw everything twice, and have React throw away what a server has drawn.
 */
export interface PortalPlace {
  element: () => HTMLElement | null
  /** The ref of the place. */
  put: (element: HTMLElement | null) => void
  listen: (listener: () => void) => () => void
}

/** A place that is not there yet. */
export function createPortalPlace(): PortalPlace {
  const listeners = new Set<() => void>()
  let place: HTMLElement | null = null
  return {
    element: () => place,
    put: (element) => {
      place = element
      for (const listener of listeners) listener()
    },
    listen: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

const nowhere = createPortalPlace()
const noElement = () => null

export const PortalContext = createContext(nowhere)

/** The place for what floats over the page; null until the surrounding DoorwayRoot is drawn. */
export function usePortal(): HTMLElement | null {
  const { listen, element } = useContext(PortalContext)
  return useSyncExternalStore(listen, element, noElement)
}
