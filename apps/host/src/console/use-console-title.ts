import { useClientState } from '@doorway/admin-kit'
import { useEffect } from 'react'
import { usePreferences } from '../preferences/preferences-context'

/** The window's title: the opened page and the console's name. */
export function useConsoleTitle() {
  const { t } = usePreferences()
  const selected = useClientState(({ pageOpenedList }) => pageOpenedList.find((page) => page.selected)?.title)
  const title = selected ? `${selected} - ${t.console.brand}` : t.console.brand
  useEffect(() => {
    document.title = title
  }, [title])
}
