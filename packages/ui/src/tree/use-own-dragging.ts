import { createDragDropManager, type DragDropManager } from 'dnd-core'
import { useState, type RefObject } from 'react'
import { HTML5Backend } from 'react-dnd-html5-backend'

/**
 * Dragging for one tree alone. Left to itself the library keeps one manager and one mark on the window, which a page
 * with the same library, or with two versions of this one, would share and break.
 */
export function useOwnDragging(inside: RefObject<HTMLElement | null>): DragDropManager {
  const [manager] = useState(() => {
    let box: HTMLElement | null = null
    return createDragDropManager(HTML5Backend, undefined, {
      // Asked for when the first line is drawn, and once more when the tree is gone and its listeners are taken off.
      get rootElement() {
        box ??= inside.current?.parentElement ?? null
        return box
      },
    })
  })
  return manager
}
