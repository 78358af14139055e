import type { RefObject } from 'react'
import { scrollToRow } from '../virtual-rows/use-virtual-rows'
import type { TreeEngine } from './tree-engine'
import type { TreeCommand } from './tree-keys'
import { entryAt, lineOf, type TreeEntry, type TreeLines } from './visible-lines'

/** Where the keyboard is, and the ways to put it elsewhere. */
export interface TreeFocus {
  /** The line the keyboard is on; -1 for none. */
  line: () => number
  entry: () => TreeEntry | undefined
  toLine: (line: number) => void
  toId: (id: string | null) => void
  /** Moves for commands that only move; false for all others. */
  run: (command: TreeCommand) => boolean
}

interface Surroundings {
  box: RefObject<HTMLElement | null>
  rowHeight: number
}

const isSilent = (entry: TreeEntry | undefined) => entry?.kind === 'loading' && !entry.isFirst

/**
 * The engine tracks the focused line and focuses it as soon as it is rendered; finding the line, and bringing it into view,
 * is done here, because the engine only knows the lines in view.
 */
export function useTreeFocus<T>(
  lines: TreeLines<T>,
  engine: RefObject<TreeEngine | null>,
  { box, rowHeight }: Surroundings,
): TreeFocus {
  const line = () => lineOf(lines, engine.current?.readFocus().id ?? null)
  const toLine = (next: number) => {
    const entry = entryAt(lines, next)
    if (!engine.current || !entry) return
    engine.current.focus(entry.id)
    if (box.current) scrollToRow(box.current, next, rowHeight, 'nearest')
  }
  const step = (by: 1 | -1) => {
    let next = line() + by
    while (isSilent(entryAt(lines, next))) next += by
    toLine(next)
  }
  const page = (by: 1 | -1) => {
    if (!box.current) return
    const rows = Math.max(1, Math.floor(box.current.clientHeight / rowHeight) - 1)
    toLine(Math.min(Math.max(line() + by * rows, 0), lines.count - 1))
  }
  const moves: Partial<Record<TreeCommand, () => void>> = {
    next: () => step(1),
    previous: () => step(-1),
    first: () => toLine(0),
    last: () => toLine(lines.count - 1),
    'page-down': () => page(1),
    'page-up': () => page(-1),
  }
  return {
    line,
    entry: () => entryAt(lines, line()),
    toLine,
    toId: (id) => toLine(lineOf(lines, id)),
    run: (command) => {
      moves[command]?.()
      return moves[command] !== undefined
    },
  }
}
