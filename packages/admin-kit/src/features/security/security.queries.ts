import type { ConsentQuery, SessionQuery, SignInLock } from '@doorway/api-client'
import { confirmationEndpoints, consentEndpoints, sessionEndpoints } from '@doorway/api-client/endpoints'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../context/use-api'
import { useHostMutation } from '../../mutations/use-host-mutation'

const SESSIONS = ['security', 'sessions']
const LOCKS = ['security', 'locks']
const CONFIRMATIONS = ['security', 'confirmations']

/** Open sessions of people in scope. */
export function usePersonSessions(query: SessionQuery) {
  const sessions = useApi().endpoints(sessionEndpoints)
  return useQuery({
    queryKey: [...SESSIONS, query],
    queryFn: ({ signal }) => sessions.list(query, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** Ends sessions. */
export function useEndSessions() {
  const sessions = useApi().endpoints(sessionEndpoints)
  const cache = useQueryClient()
  return useHostMutation({
    name: 'sessions.end',
    mutationFn: (ids: readonly string[]) => sessions.kick(ids),
    onSuccess: () => cache.invalidateQueries({ queryKey: SESSIONS }),
  })
}

/** Locked names and networks. */
export function useLocks() {
  const sessions = useApi().endpoints(sessionEndpoints)
  return useQuery({ queryKey: LOCKS, queryFn: ({ signal }) => sessions.listLocks(signal), staleTime: 0 })
}

/** Lifts a lock. */
export function useLiftLock() {
  const sessions = useApi().endpoints(sessionEndpoints)
  const cache = useQueryClient()
  return useHostMutation({
    name: 'sessions.liftLock',
    mutationFn: ({ kind, subject }: SignInLock) => sessions.liftLock({ kind, subject }),
    onSuccess: () => cache.invalidateQueries({ queryKey: LOCKS }),
  })
}

/** Requests for a second person's confirmation. */
export function useConfirmations() {
  const confirmations = useApi().endpoints(confirmationEndpoints)
  return useQuery({ queryKey: CONFIRMATIONS, queryFn: ({ signal }) => confirmations.list(signal), staleTime: 0 })
}

/** A decision about a request. */
export interface Decision {
  id: string
  isConfirmed: boolean
}

/** Confirms or declines a request. */
export function useDecide() {
  const confirmations = useApi().endpoints(confirmationEndpoints)
  const cache = useQueryClient()
  return useHostMutation({
    name: 'confirmations.decide',
    mutationFn: ({ id, isConfirmed }: Decision) => confirmations.decide(id, isConfirmed),
    onSuccess: () => cache.invalidateQueries({ queryKey: CONFIRMATIONS }),
  })
}

/** Consents of guardians about children in scope. */
export function useConsents(query: ConsentQuery) {
  const consents = useApi().endpoints(consentEndpoints)
  return useQuery({
    queryKey: ['security', 'consents', query],
    queryFn: ({ signal }) => consents.list(query, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}
