import { forwardRef, useRef, useState } from 'react'
import { IconButton } from '../button/button'
import { Menu } from '../menu/menu'
import { MenuPopup } from '../menu/menu-popup'
import { omitProps } from '../omit-props/omit-props'
import { useUi } from '../context/ui-context'
import { StripTabView } from './strip-tab'
import { TabFinder } from './tab-finder'
import { tabActions } from './tab-actions'
import type { TabStripOwnProps, TabStripProps } from './tab-strip-props'
import { useTabKeys } from './use-tab-keys'

const OWN: Record<keyof TabStripOwnProps, true> = {
  label: true,
  tabs: true,
  selectedId: true,
  onSelect: true,
  onClose: true,
  onCloseOthers: true,
  onCloseRight: true,
  onCloseAll: true,
  onReload: true,
  onPin: true,
  onRestore: true,
  onMove: true,
}

/** The pages a reader has open. Its owner renders the pages; the strip chooses, closes, orders, and lists what overflows. */
export const TabStrip = forwardRef<HTMLDivElement, TabStripProps>(function TabStrip(props, ref) {
  const { label, tabs, selectedId, onSelect, onClose, onMove, className } = props
  const { texts } = useUi()
  const { register, handleKeyDown } = useTabKeys(props)
  const [menu, setMenu] = useState<{ tabId: string; anchor: HTMLElement } | null>(null)
  const dragged = useRef<string | null>(null)
  const selected = tabs.find(({ id }) => id === selectedId)
  const requested = tabs.find(({ id }) => id === menu?.tabId)
  const actions = selected ? tabActions(selected, props, texts) : []

  const handleDrop = (at: number) => {
    if (dragged.current !== null) onMove?.(dragged.current, at)
    dragged.current = null
  }
  return (
    <div {...omitProps(props, OWN)} ref={ref} className={className ? `dw-tab-strip ${className}` : 'dw-tab-strip'}>
      <div role="tablist" aria-label={label} className="dw-tab-strip-list">
        {tabs.map((tab, at) => (
          <StripTabView
            key={tab.id}
            tab={tab}
            tabRef={register(tab.id)}
            isSelected={tab.id === selectedId}
            isMovable={onMove !== undefined}
            onSelect={() => onSelect(tab.id)}
            onClose={onClose && (() => onClose(tab.id))}
            onMenu={(anchor) => setMenu({ tabId: tab.id, anchor })}
            onKeyDown={(event) => handleKeyDown(event, tab.id)}
            onDragStart={() => {
              dragged.current = tab.id
            }}
            onDropHere={() => handleDrop(at)}
          />
        ))}
      </div>
      <TabFinder tabs={tabs} onSelect={onSelect} />
      <Menu
        label={texts.allTabs}
        renderTrigger={(trigger) => <IconButton {...trigger} size="s" icon="chevron-down" label={texts.allTabs} />}
        items={[
          ...tabs.map((tab) => ({
            id: `tab:${tab.id}`,
            label: tab.label,
            isChecked: tab.id === selectedId,
            onSelect: () => onSelect(tab.id),
          })),
          ...actions.map((action, at) => ({ ...action, startsGroup: at === 0 })),
        ]}
      />
      {menu && requested && (
        <MenuPopup
          isOpen
          anchor={menu.anchor}
          label={requested.label}
          items={tabActions(requested, props, texts)}
          onClose={() => setMenu(null)}
        />
      )}
    </div>
  )
})
