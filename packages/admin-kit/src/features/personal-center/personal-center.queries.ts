import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useApi } from '../../context/use-api'
import { loadPersonalCenter, type TabRequest } from '../../personal-center/tab-data'

const KEY = 'personal-center'

/** The person, the children and a tab. A child that is not, or no longer, the reader's leads to one's own things. */
export function usePersonalData(request: TabRequest) {
  const client = useApi()
  return useQuery({
    queryKey: [KEY, request],
    queryFn: async () =>
      (await loadPersonalCenter(client, request)) ?? loadPersonalCenter(client, { ...request, childId: undefined }),
    placeholderData: keepPreviousData,
  })
}

/** Returns a function that loads everything on screen again. */
export function useReloadPersonalData() {
  const cache = useQueryClient()
  return useCallback(() => cache.invalidateQueries({ queryKey: [KEY] }), [cache])
}
