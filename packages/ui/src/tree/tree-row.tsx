import type { CSSProperties, FocusEvent, KeyboardEvent, MouseEvent, ReactNode, Ref } from 'react'
import { Button } from '../button/button'
import { Icon } from '../icon/icon'
import { useUi } from '../context/ui-context'
import { Skeleton } from '../skeleton/skeleton'
import type { NodeEntry, PlaceholderRow, TreeEntry } from './visible-lines'
import { useTreeRow, type TreeRowPart } from './tree-row-context'

/** The part under the pointer, or null where a control of the line's own, or of a popup opened from it, was pressed. */
function pressedPart({ target, currentTarget }: MouseEvent): TreeRowPart | null {
  if (!(target instanceof Element) || !currentTarget.contains(target) || target.closest('button, a, input')) return null
  if (target.closest('.dw-tree-expander')) return 'expander'
  return target.closest('.dw-tree-check') ? 'check' : 'content'
}

const checkIcons = { true: 'check', mixed: 'minus' } as const

function NodeLine({ entry, ids }: { entry: NodeEntry; ids: { label: string; details: string } }) {
  const { checkOf, renderDetails, renderActions } = useTreeRow()
  const checked = checkOf?.(entry.id)
  const actions = renderActions(entry.id)
  return (
    <>
      <span className="dw-tree-expander" data-open={entry.isOpen || undefined}>
        {entry.hasChildren && <Icon name="chevron-right" />}
      </span>
      {checkOf && (
        <span className="dw-tree-check" data-checked={checked ? String(checked) : undefined}>
          {checked && <Icon name={checkIcons[checked === true ? 'true' : 'mixed']} />}
        </span>
      )}
      <span id={ids.label} className="dw-tree-label" title={entry.label}>
        {entry.label}
      </span>
      {/* Words that follow each other without a space are read as one. */ ' '}
      <span id={ids.details} className="dw-tree-details">
        {renderDetails(entry.id)}
      </span>
      {actions && <span className="dw-tree-actions">{actions}</span>}
    </>
  )
}

function StandInLine({ entry }: { entry: PlaceholderRow }) {
  const { texts } = useUi()
  const { onPress } = useTreeRow()
  // The line itself has the keyboard, so the button stays out of its way.
  const press = { tabIndex: -1, onClick: () => onPress(entry, 'content') }
  if (entry.kind === 'loading') return <Skeleton width={entry.isFirst ? 'medium' : 'short'} />
  if (entry.kind === 'more') {
    return (
      <Button {...press} size="s" variant="quiet">
        {texts.loadMore(entry.remaining)}
      </Button>
    )
  }
  return (
    <>
      <Icon name="warning" className="dw-tree-warning" />
      <span role="alert" className="dw-tree-label">
        {texts.loadFailed}
      </span>
      <Button {...press} size="s" variant="quiet">
        {texts.retry}
      </Button>
    </>
  )
}

/** Line and row are rendered separately; the row is named by label and details of its line, not by its buttons. */
function idsOf(treeId: string, place: number | null) {
  return { label: `${treeId}-${place}-label`, details: `${treeId}-${place}-details` }
}

interface TreeLineProps {
  entry: TreeEntry
  /** Place among the rendered lines; line and row have the same. */
  place: number | null
  /** Takes what the line is dragged by. */
  dragHandle?: Ref<HTMLDivElement>
}

/** The inside of a line. */
export function TreeLine({ entry, place, dragHandle }: TreeLineProps) {
  const { treeId } = useTreeRow()
  return (
    <div
      ref={dragHandle}
      className="dw-tree-line"
      data-kind={entry.kind}
      data-muted={(entry.kind === 'node' && entry.isMuted) || undefined}
    >
      {entry.kind === 'node' ? <NodeLine entry={entry} ids={idsOf(treeId, place)} /> : <StandInLine entry={entry} />}
    </div>
  )
}

interface TreeRowProps {
  entry: TreeEntry
  /** Place among the rendered lines; line and row have the same. */
  place: number | null
  isFocused: boolean
  /** Puts the keyboard on a line. */
  onFocusLine: (id: string) => void
  style: CSSProperties
  innerRef: Ref<HTMLDivElement>
  children: ReactNode
}

/** One line as assistive technology meets it. Only a few lines are in the document, so position and set size are set explicitly. */
export function TreeRow({ entry, place, isFocused, onFocusLine, style, innerRef, children }: TreeRowProps) {
  const { texts } = useUi()
  const { treeId, selectedId, revealedId, checkOf, onPress, onKeyDown } = useTreeRow()
  const isNode = entry.kind === 'node'
  const isSilent = entry.kind === 'loading' && !entry.isFirst
  const ids = idsOf(treeId, place)
  const ownStyle: CSSProperties & { '--dw-tree-level': number } = { ...style, '--dw-tree-level': entry.level }
  const handleClick = (event: MouseEvent) => {
    const part = pressedPart(event)
    if (!part) return
    onFocusLine(entry.id)
    onPress(entry, part)
  }
  // Assistive technology focuses a line directly; the keyboard goes on from there.
  const handleFocus = (event: FocusEvent) => {
    event.stopPropagation()
    if (event.target === event.currentTarget && !isFocused) onFocusLine(entry.id)
  }
  // Keys in the line's own buttons, and in popups opened from them, are not the tree's.
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.target === event.currentTarget) onKeyDown(event)
  }
  return (
    <div
      ref={innerRef}
      style={ownStyle}
      role="treeitem"
      aria-hidden={isSilent || undefined}
      // From a line with -1, Chromium's Tab goes back to the start of a shadow root instead of leaving it.
      tabIndex={isSilent ? undefined : isFocused ? 0 : -1}
      className="dw-tree-row"
      aria-level={entry.level}
      aria-label={entry.kind === 'loading' ? texts.loading : undefined}
      aria-labelledby={isNode ? `${ids.label} ${ids.details}` : undefined}
      aria-posinset={isNode ? entry.position : undefined}
      aria-setsize={isNode ? entry.siblings : undefined}
      aria-expanded={isNode && entry.hasChildren ? entry.isOpen : undefined}
      aria-selected={isNode ? entry.id === selectedId : undefined}
      aria-checked={isNode ? checkOf?.(entry.id) : undefined}
      data-revealed={entry.id === revealedId || undefined}
      onFocus={handleFocus}
      onClick={handleClick}
      onKeyDown={handleKeyDown}
    >
      {children}
    </div>
  )
}
