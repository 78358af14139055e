import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Height of the tree and of one line in px. The list needs numbers, the design speaks in variables that change with
 * density and mode, so both are measured.
 */
export function useTreeSize() {
  const box = useRef<HTMLDivElement>(null)
  const line = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ height: 0, rowHeight: 32 })
  useLayoutEffect(() => {
    const boxElement = box.current
    const lineElement = line.current
    if (!boxElement || !lineElement) return undefined
    const measure = () => {
      const height = boxElement.clientHeight
      const rowHeight = lineElement.offsetHeight || 32
      setSize((last) => (last.height === height && last.rowHeight === rowHeight ? last : { height, rowHeight }))
    }
    // With the frame, which is laid out then; read at once, it would cause a second layout.
    const frame = requestAnimationFrame(() => flushSync(measure))
    const observer = new ResizeObserver(measure)
    observer.observe(boxElement)
    observer.observe(lineElement)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
    }
  }, [])
  return { box, line, ...size }
}
