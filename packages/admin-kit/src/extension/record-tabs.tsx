import { useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import type { OwnTab } from './extension-types'
import { StableSlot } from './stable-slot'

export interface RecordTabsProps<Target> {
  /** What the tabs divide. */
  label: string
  /** Name of the tab with the form. */
  formLabel: string
  form: ReactNode
  tabs: readonly OwnTab<Target>[]
  target: Target
  /** Id of the tab that is shown; null for the form. */
  selectedId: string | null
  onSelect: (id: string | null) => void
}

/** No id of a page's tab: those have a hyphen. */
const FORM = 'form'
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
  const step = steps[event.key]
  if (step === undefined) return
  event.preventDefault()
  const position = tabs.findIndex((tab) => tab.tabIndex === 0)
  const next = tabs.at((position + step) % tabs.length)
  next?.focus()
  next?.click()
}

/**
 * The form of a record and the tabs that the page has added to it. All stay mounted, so that none loses what was typed in
 * it; `Tabs` unmounts those that are not shown, and is four times as large.
 */
export function RecordTabs<Target>(props: RecordTabsProps<Target>) {
  const { label, formLabel, form, tabs, target, selectedId, onSelect } = props
  const [opened, setOpened] = useState<readonly string[]>([])
  const made = useId()
  const shownId = selectedId ?? FORM
  const contents = [
    { id: FORM, label: formLabel, content: form },
    ...tabs.map(({ id, label: tabLabel, render }) => ({
      id,
      label: tabLabel,
      content: opened.includes(id) && <StableSlot render={render} input={target} />,
    })),
  ]
  return (
    <div className="dw-tabs">
      <div role="tablist" tabIndex={-1} aria-label={label} className="dw-tabs-list" onKeyDown={moveFocus}>
        {contents.map((tab) => (
          <button
            key={tab.id}
            id={`${made}${tab.id}`}
            type="button"
            role="tab"
            className="dw-tabs-tab"
            tabIndex={tab.id === shownId ? 0 : -1}
            aria-selected={tab.id === shownId}
            aria-controls={`${made}${tab.id}-panel`}
            data-state={tab.id === shownId ? 'active' : 'inactive'}
            onClick={() => {
              setOpened((before) => [...before, tab.id])
              onSelect(tab.id === FORM ? null : tab.id)
            }}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {contents.map(({ id, content }) => (
        <div
          key={id}
          id={`${made}${id}-panel`}
          role="tabpanel"
          className="dw-tabs-panel"
          aria-labelledby={`${made}${id}`}
          hidden={id !== shownId}
        >
          {content}
        </div>
      ))}
    </div>
  )
}
