import * as RadixTabs from '@radix-ui/react-tabs'
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { useControllableState } from '../controllable-state/use-controllable-state'
import { partOf } from '../part/part-of'

export interface TabPanel {
  id: string
  label: ReactNode
  content: ReactNode
  isDisabled?: boolean
}

export interface TabsProps extends Omit<
  ComponentPropsWithoutRef<'div'>,
  'children' | 'onSelect' | 'dir' | 'defaultValue'
> {
  tabs: readonly TabPanel[]
  /** Absent: the tabs keep it by themselves, starting with the first. */
  selectedId?: string
  onSelect?: (id: string) => void
  /** What the tabs divide. */
  label: string
}

/** Radix shows no panel for it. */
const NO_TAB = ''

/** Parts of one thing, one shown at a time. Arrow keys move between them. */
export const Tabs = forwardRef<HTMLDivElement, TabsProps>(function Tabs(
  { tabs, selectedId, onSelect, label, className, ...rest },
  ref,
) {
  const [shownId, show] = useControllableState(selectedId, tabs[0]?.id ?? NO_TAB, onSelect)
  return (
    <RadixTabs.Root
      {...partOf('tabs')}
      {...rest}
      ref={ref}
      value={shownId}
      onValueChange={show}
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
})
