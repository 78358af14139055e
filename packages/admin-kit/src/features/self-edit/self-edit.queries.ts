import type { OwnDetail, SessionEndpoints, UserEndpoints } from '@doorway/api-client'
import { sessionEndpoints, userEndpoints } from '@doorway/api-client/endpoints'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApi } from '../../context/use-api'
import { useHostMutation } from '../../mutations/use-host-mutation'

/** One's own record. */
export function ownDetail(users: UserEndpoints) {
  return queryOptions({
    queryKey: ['users', 'own'],
    queryFn: ({ signal }) => users.getOwn(signal),
    // A form starts from what is stored now.
    staleTime: 0,
    gcTime: 0,
  })
}

/** One's own open sign-ins. */
export function ownSessions(sessions: SessionEndpoints) {
  return queryOptions({
    queryKey: ['session', 'own-sessions'],
    queryFn: ({ signal }) => sessions.listOwn(signal),
  })
}

/** Saves one's own record. Name and picture stand in the host's header, so the current user is refetched. */
export function useSaveOwn() {
  const users = useApi().endpoints(userEndpoints)
  const cache = useQueryClient()
  return useHostMutation({
    name: 'selfEdit.save',
    mutationFn: (detail: OwnDetail) => users.saveOwn(detail),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['session', 'current-user'] }),
  })
}

/** Ends one of one's own sign-ins. */
export function useEndSession() {
  const sessions = useApi().endpoints(sessionEndpoints)
  const cache = useQueryClient()
  return useHostMutation({
    name: 'selfEdit.endSession',
    mutationFn: (id: string) => sessions.endOwn(id),
    onSuccess: () => cache.invalidateQueries({ queryKey: ownSessions(sessions).queryKey }),
  })
}

/** Queries of one's own record for the provider's client. */
export function useOwnQueries() {
  const users = useApi().endpoints(userEndpoints)
  const sessions = useApi().endpoints(sessionEndpoints)
  return useMemo(() => ({ detail: () => ownDetail(users), sessions: () => ownSessions(sessions) }), [users, sessions])
}
