import type { UserRow } from '@doorway/api-client'
import { useTranslate } from '../../../context/use-translate'
import { useNotify } from '../../../mutations/use-notify'
import { MAX_SELECTED, useCollectUsers } from '../bulk/bulk.queries'
import type { UserSearch } from '../filters/user-search'

/** Selects every user that the search finds, over all pages. */
export function useSelectAll(search: UserSearch, onChosen: (users: readonly UserRow[]) => void) {
  const t = useTranslate()
  const notify = useNotify()
  const collecting = useCollectUsers(onChosen, notify.failure)
  return {
    isCollecting: collecting.isPending,
    selectAll: (total: number) => {
      if (total > MAX_SELECTED) notify.warning(t('users.bulk.tooMany', { count: MAX_SELECTED }))
      else collecting.mutate(search)
    },
  }
}
