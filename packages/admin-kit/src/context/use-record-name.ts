import { createContext, useContext, useEffect } from 'react'
import { useKit } from './kit-context'

/** Address of the opened page (its tab) around a screen; null outside of a tab bar. */
export const PageScopeContext = createContext<string | null>(null)

/** Shows the name of the record that a page is about in the page's tab, as soon as the name is known. */
export function useRecordName(name: string | undefined): void {
  const { state } = useKit()
  const page = useContext(PageScopeContext)
  useEffect(() => {
    if (page === null || !name) return
    const { recordNames } = state.getState()
    if (recordNames[page] !== name) state.setState({ recordNames: { ...recordNames, [page]: name } })
  }, [state, page, name])
}
