import type { CurrentUserEndpoints, CurrentUser } from '@doorway/api-client'
import { currentUserEndpoints } from '@doorway/api-client/endpoints'
import { superAccount } from '@doorway/api-client/rules'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useStore } from 'zustand'
import { useKit } from '../context/kit-context'

/** Who is signed in. One question for names, roles and codes. */
export function currentUserQuery(endpoints: CurrentUserEndpoints) {
  return queryOptions({
    queryKey: ['session', 'current-user'],
    queryFn: ({ signal }) => endpoints.getCurrentUser(signal),
    staleTime: Infinity,
  })
}

/** The signed-in person, null until known. */
export interface Session {
  user: CurrentUser | null
  isLoading: boolean
  error: Error | null
  /** The account that sees every role (section 6: username admin, id 1). */
  isSuper: boolean
}

/** Who is signed in. */
export function useSession(): Session {
  const { client } = useKit()
  const { data, isPending, error } = useQuery(currentUserQuery(client.endpoints(currentUserEndpoints)))
  return { user: data ?? null, isLoading: isPending, error, isSuper: data?.id === superAccount.id }
}

/** The person's codes: given by the host, with the menus, or from the server. */
function useCodes() {
  const { client, state, givenCodes } = useKit()
  const fromMenus = useStore(state, ({ btnLimitedCodes }) => btnLimitedCodes)
  const isKnown = givenCodes !== null || fromMenus !== null
  const { data, isPending } = useQuery({
    ...currentUserQuery(client.endpoints(currentUserEndpoints)),
    enabled: !isKnown,
  })
  return { codes: givenCodes ?? fromMenus ?? data?.permissionCodes, isPending: !isKnown && isPending }
}

/** Requests the user's codes before anything that they govern is rendered; returns whether they are pending. */
export function useCodesPending(): boolean {
  return useCodes().isPending
}

/**
 * Returns whether a control is shown: with a code it has to be among the person's, without one it is not governed
 * (section 6). Hiding is courtesy; the server refuses the same call.
 */
export function useCan(): (code: string | undefined) => boolean {
  const { client, isReadOnly } = useKit()
  const { codes } = useCodes()
  return useCallback(
    (code) =>
      code === undefined || (!(isReadOnly && changes(code)) && !client.absent?.has(code) && !!codes?.includes(code)),
    [client, codes, isReadOnly],
  )
}

/** Nothing may be changed here, for controls of one's own record, which no code governs. */
export function useReadOnly(): boolean {
  return useKit().isReadOnly
}

const changes = (code: string) => !/:(list|export)$/.test(code)

/** As {@link useCan}, for one control. */
export function usePermission(code: string | undefined): boolean {
  return useCan()(code)
}
