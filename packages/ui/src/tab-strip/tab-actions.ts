import type { MenuItem } from '../menu/menu-popup'
import type { UiTexts } from '../context/ui-texts'
import type { StripTab, TabStripProps } from './tab-strip-props'

/** What can be done with a tab and its neighbours; only what the owner offers. */
export function tabActions(tab: StripTab, props: TabStripProps, texts: UiTexts): MenuItem[] {
  const { tabs, onClose, onCloseOthers, onCloseRight, onCloseAll, onReload, onPin, onRestore } = props
  const closable = tabs.filter(({ isClosable }) => isClosable)
  const after = tabs.slice(tabs.findIndex(({ id }) => id === tab.id) + 1)
  const items: (MenuItem | null | undefined | false)[] = [
    onReload && { id: 'reload', label: texts.reload, icon: 'refresh', onSelect: () => onReload(tab.id) },
    onPin &&
      (tab.isClosable === true || tab.isPinned === true) && {
        id: 'pin',
        label: tab.isPinned ? texts.unpinTab : texts.pinTab,
        icon: 'pin',
        onSelect: () => onPin(tab.id, !tab.isPinned),
      },
    onClose && {
      id: 'close',
      label: texts.close,
      icon: 'close',
      isDisabled: !tab.isClosable,
      onSelect: () => onClose(tab.id),
    },
    onCloseOthers && {
      id: 'close-others',
      label: texts.closeOthers,
      isDisabled: closable.every(({ id }) => id === tab.id),
      onSelect: () => onCloseOthers(tab.id),
    },
    onCloseRight && {
      id: 'close-right',
      label: texts.closeRight,
      isDisabled: !after.some(({ isClosable }) => isClosable),
      onSelect: () => onCloseRight(tab.id),
    },
    onRestore && { id: 'restore', label: texts.reopenTab, onSelect: onRestore },
    onCloseAll && { id: 'close-all', label: texts.closeAll, isDisabled: closable.length === 0, onSelect: onCloseAll },
  ]
  return items.filter((item) => item !== null && item !== undefined && item !== false)
}
