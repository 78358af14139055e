import { useEffect, useState, type RefObject } from 'react'
import { scrollToRow } from '../virtual-rows/use-virtual-rows'
import { lineOf, type TreeLines } from './visible-lines'

const MARK_MS = 2_000

/** Remembers the node that should be shown, and shows it once its branches have come. */
export function useReveal<T>(lines: TreeLines<T>, box: RefObject<HTMLElement | null>, rowHeight: number) {
  const [wanted, setWanted] = useState<string | null>(null)
  const line = lineOf(lines, wanted)
  const isReady = wanted !== null && line >= 0
  useEffect(() => {
    if (!isReady || !box.current) return undefined
    scrollToRow(box.current, line, rowHeight, 'center')
    const timer = setTimeout(() => setWanted(null), MARK_MS)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- once: what is folded or loaded meanwhile must not move the view again
  }, [isReady, wanted])
  return { revealedId: isReady ? wanted : null, wantToReveal: setWanted }
}
