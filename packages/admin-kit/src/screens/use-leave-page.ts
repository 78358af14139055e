import { useContext } from 'react'
import { useKit } from '../context/kit-context'
import { lastTargetOf } from '../context/last-target'
import { useKitNavigate } from '../context/use-location'
import { PageScopeContext } from '../context/use-record-name'
import type { NavigationTarget } from '../navigation/adapter'

/** Leaves a form for its list and closes the form's tab; without a query the list is where it was left. */
export function useLeavePage(): (list: string, query?: NavigationTarget['query']) => void {
  const { state, dirty } = useKit()
  const page = useContext(PageScopeContext)
  const navigate = useKitNavigate()
  return (list, query) => {
    const { pageOpenedList } = state.getState()
    navigate(query ? { path: list, query } : lastTargetOf(pageOpenedList, list))
    // Unsaved input is confirmed first, and the page may stay open.
    if (page === null || dirty.isDirty(page)) return
    state.setState({ pageOpenedList: pageOpenedList.filter(({ path }) => path !== page) })
  }
}
