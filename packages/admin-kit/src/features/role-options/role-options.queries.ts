import type { RoleChoiceEndpoints } from '@doorway/api-client'
import { roleChoiceEndpoints } from '@doorway/api-client/endpoints'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useApi } from '../../context/use-api'

/** Roles as cards and choices; roles 1 and 2 are returned for the super account only (specification section 6). */
export function roleOptions(roles: RoleChoiceEndpoints) {
  return queryOptions({
    queryKey: ['roles', 'options'],
    queryFn: ({ signal }) => roles.listOptions(signal),
    staleTime: 60_000,
  })
}

/** Roles that the reader may assign to people. */
export function useGrantableRoles() {
  const roles = useApi().endpoints(roleChoiceEndpoints)
  return useQuery({
    queryKey: ['roles', 'options', 'grantable'],
    queryFn: ({ signal }) => roles.listGrantable(signal),
    staleTime: 60_000,
  })
}

/** All roles, for choices of other features. */
export function useRoleOptions() {
  return useQuery(roleOptions(useApi().endpoints(roleChoiceEndpoints)))
}
