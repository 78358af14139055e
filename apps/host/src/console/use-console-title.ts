import { useClientState } from '@doorway/admin-kit'
import { useEffect } from 'react'
import { useConsoleStrings } from './use-console-strings'

/** The window's title: the opened page and the console's name. */
export function useConsoleTitle() {
  const words = useConsoleStrings()
  const selected = useClientState(({ pageOpenedList }) => pageOpenedList.find((page) => page.selected)?.title)
  const title = selected ? `${selected} - ${words.brand}` : words.brand
  useEffect(() => {
    document.title = title
  }, [title])
}
