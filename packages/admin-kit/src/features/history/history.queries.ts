import type { HistoryEndpoints } from '@doorway/api-client'
import { historyEndpoints } from '@doorway/api-client/endpoints'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useApi } from '../../context/use-api'

/** A record by its kind and id, as the operation log names it. */
export interface RecordName {
  targetType: 'user' | 'role' | 'area' | 'school'
  targetId: number | string
}

/** The newest changes of a record; always refetched, since the record may be changing now. */
export function recordHistory(history: HistoryEndpoints, { targetType, targetId }: RecordName, count: number) {
  const conditions = { targetType, targetId: String(targetId) }
  return queryOptions({
    queryKey: ['logs', 'history', targetType, targetId, count],
    queryFn: ({ signal }) => history.listOperations({ conditions, page: 1, pageSize: count }, signal),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}

/** The history of a record, the newest `count` entries. */
export function useRecordHistory(record: RecordName, count: number) {
  return useQuery(recordHistory(useApi().endpoints(historyEndpoints), record, count))
}
