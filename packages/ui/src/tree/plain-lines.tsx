import { useEffect, useImperativeHandle, useMemo, useRef, useState, type FocusEvent } from 'react'
import type { TreeFocusState, TreeLinesProps } from './tree-engine'
import { TreeLine, TreeRow } from './tree-row'
import type { TreeEntry } from './visible-lines'

/** The rendered lines from top to bottom; branches that begin out of view are not among them. */
function linesIn(entries: readonly TreeEntry[]): TreeEntry[] {
  return entries.flatMap((entry) => {
    if (entry.kind !== 'node') return [entry]
    return entry.isGhost ? linesIn(entry.children) : [entry, ...linesIn(entry.children)]
  })
}

interface PlainRowProps {
  entry: TreeEntry
  place: number
  rowHeight: number
  isFocused: boolean
  onFocusLine: (id: string) => void
}

function PlainRow({ entry, place, rowHeight, isFocused, onFocusLine }: PlainRowProps) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isFocused) row.current?.focus({ preventScroll: true })
  }, [isFocused])
  return (
    <TreeRow
      innerRef={row}
      entry={entry}
      place={place}
      isFocused={isFocused}
      onFocusLine={onFocusLine}
      style={{ blockSize: rowHeight }}
    >
      <TreeLine entry={entry} place={place} />
    </TreeRow>
  )
}

const isCrossing = ({ relatedTarget, currentTarget }: FocusEvent) =>
  !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))

/** Lines that cannot be dragged, without a library. */
export function PlainLines({ engine, label, entries, height, rowHeight }: TreeLinesProps) {
  const [focus, setFocus] = useState<TreeFocusState>({ id: null, isInside: false })
  // Commands read the line in the same event that has moved the keyboard.
  const latest = useRef(focus)
  const lines = useMemo(() => linesIn(entries), [entries])
  const moveFocus = (next: Partial<TreeFocusState>) => {
    latest.current = { ...latest.current, ...next }
    setFocus(latest.current)
  }
  const focusLine = (id: string) => moveFocus({ id, isInside: true })
  useImperativeHandle(engine, () => ({ readFocus: () => latest.current, focus: focusLine }))
  return (
    <div
      role="tree"
      aria-label={label}
      tabIndex={0}
      style={{ blockSize: height }}
      onFocus={(event) => isCrossing(event) && moveFocus({ isInside: true })}
      onBlur={(event) => isCrossing(event) && moveFocus({ isInside: false })}
    >
      {lines.map((entry, place) => (
        <PlainRow
          key={entry.id}
          entry={entry}
          place={place}
          rowHeight={rowHeight}
          isFocused={focus.isInside && entry.id === focus.id}
          onFocusLine={focusLine}
        />
      ))}
    </div>
  )
}
