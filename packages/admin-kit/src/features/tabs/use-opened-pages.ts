import { useCallback, useMemo } from 'react'
import { useKit } from '../../context/kit-context'
import { openedPagesKey, type OpenedPage } from '../../context/client-state'
import { useClientState } from '../../context/use-client-state'
import { useTranslate } from '../../context/use-translate'
import { openPage, withRecords, type HomePage, type OpenedPages } from './opened-pages'
import { restorePages, storePages } from './opened-pages.storage'

/** The opened pages (client state pageOpenedList): stored in session storage, home always first. */
export function useOpenedPages(homePath: string) {
  const { state, storage } = useKit()
  const t = useTranslate()
  const homeTitle = t('tabs.home')
  const home = useMemo<HomePage>(() => ({ path: homePath, name: 'home', title: homeTitle }), [homePath, homeTitle])
  const stored = useClientState(({ pageOpenedList }) => pageOpenedList)

  const read = useCallback((): OpenedPages => {
    const { pageOpenedList } = state.getState()
    return pageOpenedList.length > 0 ? pageOpenedList : restorePages(storage.session.getItem(openedPagesKey), home)
  }, [state, storage, home])

  const update = useCallback(
    (change: (pages: OpenedPages) => OpenedPages) => {
      const before = read()
      const next = change(before)
      if (next === before && state.getState().pageOpenedList.length > 0) return
      state.setState({ pageOpenedList: next })
      const { recordNames } = state.getState()
      storage.session.setItem(openedPagesKey, storePages(withRecords(next, recordNames)))
    },
    [read, state, storage],
  )

  const open = useCallback((page: Omit<OpenedPage, 'selected'>) => update((pages) => openPage(pages, page)), [update])
  // The first drawing reads the storage itself; the store follows with the first page that opens.
  const pages = stored.length > 0 ? stored : read()
  return { pages, home, open, update }
}
