import type { ChainedLog, LogExport } from '@doorway/api-client'
import { logEndpoints } from '@doorway/api-client/endpoints'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useApi } from '../../context/use-api'
import { useHostMutation } from '../../mutations/use-host-mutation'
import { conditionsOf, type LogSearch } from './log-search'

const LOGS = 'logs'
const ALWAYS_NEW = { placeholderData: keepPreviousData, staleTime: 0 } as const

const pageOf = (search: LogSearch) => ({
  conditions: conditionsOf(search),
  page: search.page,
  pageSize: search.pageSize,
})

/** Attempts to sign in and ends of sessions. */
export function useLogins(search: LogSearch) {
  const logs = useApi().endpoints(logEndpoints)
  const query = pageOf(search)
  return useQuery({
    queryKey: [LOGS, 'logins', query],
    queryFn: ({ signal }) => logs.listLogins(query, signal),
    ...ALWAYS_NEW,
  })
}

/** Changes that were made. */
export function useOperations(search: LogSearch) {
  const logs = useApi().endpoints(logEndpoints)
  const query = pageOf(search)
  return useQuery({
    queryKey: [LOGS, 'operations', query],
    queryFn: ({ signal }) => logs.listOperations(query, signal),
    ...ALWAYS_NEW,
  })
}

/** Personal values that were shown in full. */
export function usePersonalAccess(search: LogSearch) {
  const logs = useApi().endpoints(logEndpoints)
  const query = pageOf(search)
  return useQuery({
    queryKey: [LOGS, 'personal', query],
    queryFn: ({ signal }) => logs.listPersonalAccess(query, signal),
    ...ALWAYS_NEW,
  })
}

/** Exports a log as a spreadsheet; `cancel` stops the wait for a large one. */
export function useLogExport() {
  const logs = useApi().endpoints(logEndpoints)
  const control = useRef<AbortController | null>(null)
  const exporting = useHostMutation({
    name: 'logs.export',
    mutationFn: (what: LogExport) => {
      control.current = new AbortController()
      return logs.exportLog(what, control.current.signal)
    },
  })
  return { exporting, cancel: () => control.current?.abort() }
}

/** Checks the chain of a log. Changes nothing, so the host is not notified. */
export function useChainCheck(log: ChainedLog) {
  const logs = useApi().endpoints(logEndpoints)
  return useMutation({ mutationFn: () => logs.verifyChain(undefined, log) })
}
