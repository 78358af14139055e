import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** A line that is dragged, with the place where it would be dropped. */
export interface RankDrag {
  id: number
  index: number
}

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/** The place among the lines, counted without the dragged one, over which the pointer is. */
function placeAt(list: HTMLElement | null, id: number, y: number): number {
  const lines = [...(list?.children ?? [])].filter(
    (line): line is HTMLElement => line instanceof HTMLElement && line.dataset['id'] !== String(id),
  )
  return lines.filter((line) => {
    const { top, height } = line.getBoundingClientRect()
    return y > top + height / 2
  }).length
}

/** Dragging of lines by their handles with a pointer, and the up and down arrows on a handle. */
export function useRankDrag(ids: readonly number[], onMove: (id: number, index: number) => void) {
  const list = useRef<HTMLOListElement>(null)
  const [drag, setDrag] = useState<RankDrag | null>(null)
  const handleOf = (id: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      setDrag({ id, index: ids.indexOf(id) })
    },
    onPointerMove: ({ clientY }: PointerEvent) => {
      if (drag) setDrag({ id, index: placeAt(list.current, id, clientY) })
    },
    onPointerUp: ({ clientY }: PointerEvent) => {
      if (!drag) return
      setDrag(null)
      const index = placeAt(list.current, id, clientY)
      if (index !== ids.indexOf(id)) onMove(id, index)
    },
    onPointerCancel: () => setDrag(null),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const step = steps[event.key]
      if (step === undefined) return
      event.preventDefault()
      const index = ids.indexOf(id) + step
      if (index < 0 || index >= ids.length) return
      const handle = event.currentTarget
      // A line that changes its place in the document loses the focus.
      flushSync(() => onMove(id, index))
      handle.focus()
    },
  })
  return { list, drag, handleOf }
}

/** The ids with one of them at another place. */
export function withMoved(ids: readonly number[], id: number, index: number): number[] {
  const others = ids.filter((other) => other !== id)
  return [...others.slice(0, index), id, ...others.slice(index)]
}
