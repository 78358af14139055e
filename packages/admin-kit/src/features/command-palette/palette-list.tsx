import { Icon } from '@doorway/ui'
import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react'
import { useTranslate } from '../../context/use-translate'
import type { PaletteEntry, PaletteGroup } from './palette-entry'

/** The position that a key moves to among `count` options, around the ends; null for other keys. */
function movedTo(key: string, at: number, count: number): number | null {
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return (at + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}

/** An entry may be in two groups, as a recent one and as a page. */
const keyOf = (group: PaletteGroup, entry: PaletteEntry) => `${group.id}/${entry.id}`

/** The list of options that a field controls while the focus stays in the field. */
export interface PaletteListState {
  id: string
  /** Key of the active option; null while there is none. */
  activeKey: string | null
  activate: (key: string) => void
  box: RefObject<HTMLDivElement | null>
}

/** The field and the list of the palette: arrow keys move through all groups, Enter runs the active entry. */
export function usePaletteList(groups: readonly PaletteGroup[], onRun: (entry: PaletteEntry) => void) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [pointed, setPointed] = useState<string | null>(null)
  const options = groups.flatMap((group) => group.entries.map((entry) => ({ key: keyOf(group, entry), entry })))
  // The first one is active while nothing is pointed at, or what was pointed at is gone.
  const at = Math.max(
    0,
    options.findIndex(({ key }) => key === pointed),
  )
  const active = options[at]
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!active || event.nativeEvent.isComposing) return
    const next = movedTo(event.key, at, options.length)
    if (next !== null) {
      setPointed(options[next]?.key ?? null)
      box.current?.querySelectorAll('[role=option]')[next]?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Enter') onRun(active.entry)
    else return
    event.preventDefault()
  }
  const state: PaletteListState = { id, activeKey: active ? active.key : null, activate: setPointed, box }
  const field = {
    role: 'combobox',
    type: 'text',
    autoComplete: 'off',
    'aria-autocomplete': 'list',
    'aria-expanded': options.length > 0,
    'aria-controls': id,
    'aria-activedescendant': active && `${id}-${active.key}`,
    onKeyDown: handleKeyDown,
  } as const
  return { ...state, field }
}

interface PaletteListProps {
  groups: readonly PaletteGroup[]
  list: PaletteListState
  onRun: (entry: PaletteEntry) => void
}

/** What matches, in groups. */
export function PaletteList({ groups, list, onRun }: PaletteListProps) {
  const t = useTranslate()
  const { id, activeKey, activate, box } = list
  return (
    <div ref={box} id={id} role="listbox" className="dw-palette-list" aria-label={t('palette.results')}>
      {groups.map((group) => (
        <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
          <div id={`${id}-${group.id}`} className="dw-palette-heading">
            {group.heading}
          </div>
          {group.entries.map((entry) => {
            const key = keyOf(group, entry)
            return (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field retains keyboard focus and references the option by aria-activedescendant
              <div
                key={key}
                id={`${id}-${key}`}
                role="option"
                className="dw-palette-entry"
                aria-selected={key === activeKey}
                onPointerMove={() => activate(key)}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => onRun(entry)}
              >
                <Icon name={entry.icon} />
                <span className="dw-palette-label">{entry.label}</span>
                {entry.hint && <span className="dw-palette-hint">{entry.hint}</span>}
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}
