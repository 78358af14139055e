import { useContext } from 'react'
import { useKit } from '../context/kit-context'
import { lastTargetOf } from '../context/last-target'
import { useKitNavigate } from '../context/use-location'
import { PageScopeContext } from '../context/use-record-name'

/** Leaves a form for its list and closes the form's tab; the list is where it was left. */
export function useLeavePage(): (list: string) => void {
  const { state, dirty } = useKit()
  const page = useContext(PageScopeContext)
  const navigate = useKitNavigate()
  return (list) => {
    const { pageOpenedList } = state.getState()
    navigate(lastTargetOf(pageOpenedList, list))
    // Unsaved input is confirmed first, and the page may stay open.
    if (page === null || dirty.isDirty(page)) return
    state.setState({ pageOpenedList: pageOpenedList.filter(({ path }) => path !== page) })
  }
}
