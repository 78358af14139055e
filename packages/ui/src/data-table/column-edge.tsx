import type { KeyboardEvent, PointerEvent } from 'react'

/** Px by which one key press moves an edge. */
const STEP = 16

interface ColumnEdgeProps {
  /** Width of the column at the start of a drag, read from its head. */
  onResize: (width: number) => void
}

function headOf(element: Element): HTMLElement | null {
  return element.closest('th')
}

/** The end edge of a column's head: dragged by the pointer. The keyboard uses the head itself, see {@link resizeByKey}. */
export function ColumnEdge({ onResize }: ColumnEdgeProps) {
  const handlePointerDown = (event: PointerEvent<HTMLSpanElement>) => {
    const edge = event.currentTarget
    const head = headOf(edge)
    if (!head || event.button !== 0) return
    event.preventDefault()
    edge.setPointerCapture(event.pointerId)
    const start = event.clientX
    const width = head.offsetWidth
    const direction = getComputedStyle(head).direction === 'rtl' ? -1 : 1
    const draw = (moved: globalThis.PointerEvent) => onResize(width + direction * (moved.clientX - start))
    const end = () => {
      edge.removeEventListener('pointermove', draw)
      edge.removeEventListener('pointerup', end)
      edge.removeEventListener('pointercancel', end)
    }
    edge.addEventListener('pointermove', draw)
    edge.addEventListener('pointerup', end)
    edge.addEventListener('pointercancel', end)
  }
  return <span className="dw-data-table-edge" aria-hidden="true" onPointerDown={handlePointerDown} />
}

/** Alt with the arrows, while the focus is in a head. */
export function resizeByKey(event: KeyboardEvent<HTMLElement>, onResize: (width: number) => void): void {
  const by = event.key === 'ArrowRight' ? STEP : event.key === 'ArrowLeft' ? -STEP : 0
  if (!event.altKey || by === 0) return
  event.preventDefault()
  event.stopPropagation()
  onResize(event.currentTarget.offsetWidth + by)
}
