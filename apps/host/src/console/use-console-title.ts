import { useClientState } from '@doorway/admin-kit'
import { useDocumentTitle } from '../routes/use-document-title'
import { useConsoleStrings } from './use-console-strings'

/** Sets the document's title to the opened page and the console's name. */
export function useConsoleTitle() {
  const words = useConsoleStrings()
  const selected = useClientState(({ pageOpenedList }) => pageOpenedList.find((page) => page.selected)?.title)
  const title = selected ? `${selected} - ${words.brand}` : words.brand
  useDocumentTitle(title)
}
