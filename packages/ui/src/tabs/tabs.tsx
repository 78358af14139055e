import * as RadixTabs from '@radix-ui/react-tabs'
import type { ReactNode } from 'react'

export interface TabPanel {
  id: string
  label: ReactNode
  content: ReactNode
  isDisabled?: boolean
}

export interface TabsProps {
  tabs: TabPanel[]
  selectedId: string
  onSelect: (id: string) => void
  /** What the tabs divide. */
  label: string
  className?: string
}

/** Parts of one thing, one shown at a time. Arrow keys move between them. */
export function Tabs({ tabs, selectedId, onSelect, label, className }: TabsProps) {
  return (
    <RadixTabs.Root
      value={selectedId}
      onValueChange={onSelect}
      className={className ? `dw-tabs ${className}` : 'dw-tabs'}
    >
      <RadixTabs.List aria-label={label} className="dw-tabs-list">
        {tabs.map((tab) => (
          <RadixTabs.Trigger key={tab.id} value={tab.id} disabled={tab.isDisabled} className="dw-tabs-tab">
            {tab.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content key={tab.id} value={tab.id} className="dw-tabs-panel">
          {tab.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  )
}
