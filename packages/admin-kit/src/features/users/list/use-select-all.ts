import type { UserRow } from '@doorway/api-client'
import { userEndpoints } from '@doorway/api-client/endpoints'
import { useMutation } from '@tanstack/react-query'
import { useApi } from '../../../context/use-api'
import { useNotify } from '../../../mutations/use-notify'
import { useTranslate } from '../../../context/use-translate'
import { userQueryOf, type UserSearch } from '../filters/user-search'

/** Rows of one question (the contract's cap), and rows that can be chosen at once. */
const PORTION = 1_000
const MOST_CHOSEN = 10_000

/** Chooses every user of the present search, over all pages. */
export function useSelectAll(search: UserSearch, onChosen: (users: readonly UserRow[]) => void) {
  const t = useTranslate()
  const notify = useNotify()
  const users = useApi().endpoints(userEndpoints)
  const collecting = useMutation({
    mutationFn: async () => {
      const query = userQueryOf(search)
      const found: UserRow[] = []
      for (let page = 1; ; page++) {
        const { rows, total } = await users.list({ ...query, page, pageSize: PORTION })
        found.push(...rows)
        if (rows.length < PORTION || found.length >= total || found.length >= MOST_CHOSEN) return found
      }
    },
    onSuccess: onChosen,
    onError: notify.failure,
  })
  return {
    isCollecting: collecting.isPending,
    selectAll: (total: number) => {
      if (total > MOST_CHOSEN) notify.warning(t('users.bulk.tooMany', { count: MOST_CHOSEN }))
      else collecting.mutate()
    },
  }
}
