import { TabStrip, type StripTab } from '@doorway/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import type { OpenedPage } from '../../context/client-state'
import { lastTargetOf, targetOfPage } from '../../context/last-target'
import { useKit } from '../../context/kit-context'
import { useMayLeave } from '../../forms/use-dirty-guard'
import { useKitNavigate } from '../../context/use-location'
import { useClientState } from '../../context/use-client-state'
import { useLabel, useTranslate } from '../../context/use-translate'
import {
  closeAll,
  closeOthers,
  closePage,
  closeRight,
  movePage,
  pinPage,
  reopenPage,
  withRecords,
  type OpenedPages,
} from './opened-pages'
import { usePageKeys } from './use-page-keys'
import { useOpenedPages } from './use-opened-pages'

/** How many closed pages can be opened again. */
const MAX_CLOSED = 10

interface ClosedPage {
  page: OpenedPage
  at: number
}

export interface TabBarProps {
  /** Address of home, the first tab, which cannot be closed. */
  homePath: string
}

/** The opened pages (specification section 2, tab bar): home first, close one, all, others or those to the right. */
export function TabBar({ homePath }: TabBarProps) {
  const t = useTranslate()
  const { state, dirty } = useKit()
  const { pages, home, update } = useOpenedPages(homePath)
  const navigate = useKitNavigate()
  const mayLeave = useMayLeave()
  const cache = useQueryClient()
  const label = useLabel()
  const menuList = useClientState((all) => all.menuList)
  const recordNames = useClientState((all) => all.recordNames)
  const [closed, setClosed] = useState<readonly ClosedPage[]>([])
  // One text that changes with what is unsaved, so that the marks follow.
  useSyncExternalStore(dirty.subscribe, () =>
    pages
      .filter(({ path }) => dirty.isDirty(path))
      .map(({ path }) => path)
      .join(' '),
  )

  const leave = async (change: (pages: OpenedPages) => OpenedPages) => {
    const next = change(pages)
    const gone = pages
      .map((page, at) => ({ page, at }))
      .filter(({ page }) => !next.some(({ path }) => path === page.path))
    for (const { page } of gone) {
      if (!(await mayLeave(page.path))) return
    }
    // Going to the next page must not ask for what was given up a moment ago.
    for (const { page } of gone) dirty.release(page.path)
    update(change)
    setClosed((all) => [...all, ...gone].slice(-MAX_CLOSED))
    const selected = next.find((page) => page.selected)
    if (selected && !pages.some((page) => page.selected && page.path === selected.path))
      navigate(targetOfPage(selected))
  }
  const restore = () => {
    const last = closed.at(-1)
    if (!last) return
    setClosed((all) => all.slice(0, -1))
    update((all) => reopenPage(all, last.page, last.at))
    navigate(targetOfPage(last.page))
  }
  const reload = (path: string) => {
    const { pageReloads } = state.getState()
    state.setState({ pageReloads: { ...pageReloads, [path]: (pageReloads[path] ?? 0) + 1 } })
    void cache.invalidateQueries()
  }
  const titleOf = ({ path, name, title, record }: OpenedPage) => {
    if (path === home.path) return home.title
    // Titles follow the language at once, also those of pages that are not in view.
    const item = menuList.find((menu) => menu.name === name)
    const screen = item ? label(item.title, item.titles) : title
    return record === undefined ? screen : t('tabs.ofRecord', { screen, record })
  }
  const tabs: StripTab[] = withRecords(pages, recordNames).map((page) => ({
    id: page.path,
    label: titleOf(page),
    isClosable: page.path !== home.path && !page.pinned,
    isPinned: page.pinned,
    isDirty: dirty.isDirty(page.path),
  }))
  const selectedId = pages.find(({ selected }) => selected)?.path ?? home.path
  const turnTo = (path: string) => navigate(lastTargetOf(pages, path))
  const keys = usePageKeys(
    pages.map(({ path }) => path),
    selectedId,
    turnTo,
  )
  return (
    <TabStrip
      ref={keys}
      role="region"
      aria-label={t('tabs.label')}
      label={t('tabs.label')}
      tabs={tabs}
      selectedId={selectedId}
      onSelect={turnTo}
      onClose={(path) => void leave((all) => closePage(all, path, home))}
      onCloseOthers={(path) => void leave((all) => closeOthers(all, path, home))}
      onCloseRight={(path) => void leave((all) => closeRight(all, path, home))}
      onCloseAll={() => void leave((all) => closeAll(all, home))}
      onPin={(path, isPinned) => update((all) => pinPage(all, path, isPinned))}
      onRestore={closed.length > 0 ? restore : undefined}
      onReload={reload}
      onMove={(path, index) => update((all) => movePage(all, path, index))}
    />
  )
}
