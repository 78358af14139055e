import { useState, type KeyboardEvent } from 'react'
import { Button, IconButton } from '../button/button'
import { Popover } from '../popover/popover'
import { useUi } from '../context/ui-context'
import { TextField } from '../text-field/text-field'
import type { StripTab } from './tab-strip-props'

/** With fewer tabs the strip itself is the quickest list. */
const FIND_FROM = 9

interface FoundTabsProps {
  tabs: readonly StripTab[]
  onSelect: (id: string) => void
}

function FoundTabs({ tabs, onSelect }: FoundTabsProps) {
  const { texts } = useUi()
  const [keyword, setKeyword] = useState('')
  const wanted = keyword.trim().toLowerCase()
  const found = tabs.filter(({ label }) => label.toLowerCase().includes(wanted))
  const handleKeyDown = (event: KeyboardEvent) => {
    // While an input method composes, Enter belongs to it.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (found[0]) onSelect(found[0].id)
  }
  return (
    <div className="dw-tab-strip-found">
      <TextField
        type="search"
        aria-label={texts.findTab}
        placeholder={texts.findTab}
        value={keyword}
        onChange={(event) => setKeyword(event.target.value)}
        onKeyDown={handleKeyDown}
      />
      {found.length === 0 && <p className="dw-tab-strip-found-none">{texts.noData}</p>}
      <ul className="dw-tab-strip-found-list">
        {found.map(({ id, label }) => (
          <li key={id}>
            <Button variant="quiet" onClick={() => onSelect(id)}>
              {label}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Finds one of many tabs by a part of its name. */
export function TabFinder({ tabs, onSelect }: FoundTabsProps) {
  const { texts } = useUi()
  if (tabs.length < FIND_FROM) return null
  return (
    <Popover
      label={texts.findTab}
      placement="bottom-end"
      renderTrigger={(trigger) => <IconButton {...trigger} size="s" icon="search" label={texts.findTab} />}
    >
      {(close) => (
        <FoundTabs
          tabs={tabs}
          onSelect={(id) => {
            close()
            onSelect(id)
          }}
        />
      )}
    </Popover>
  )
}
