import { useLayoutEffect, useRef, useState } from 'react'

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
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(boxElement)
    observer.observe(lineElement)
    return () => observer.disconnect()
  }, [])
  return { box, line, ...size }
}
