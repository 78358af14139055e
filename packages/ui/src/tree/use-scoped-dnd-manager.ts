import { createDragDropManager, type DragDropManager } from 'dnd-core'
import { useState, type RefObject } from 'react'
import { HTML5Backend } from 'react-dnd-html5-backend'

/**
 * Dragging for one tree alone. By default the library stores one manager and one marker on the window, which a page
 * with the same library, or with two versions of this one, would share and break.
 */
export function useScopedDndManager(inside: RefObject<HTMLElement | null>): DragDropManager {
  const [manager] = useState(() => {
    let box: HTMLElement | null = null
    return createDragDropManager(HTML5Backend, undefined, {
      // Called when the first line is rendered, and again after unmount when the listeners are removed.
      get rootElement() {
        box ??= inside.current?.parentElement ?? null
        return box
      },
    })
  })
  return manager
}
