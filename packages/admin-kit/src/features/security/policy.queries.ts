import type { SecurityPolicy, SecurityPolicyChange, SecurityPolicyProposal } from '@doorway/api-client'
import { securityPolicyEndpoints } from '@doorway/api-client/endpoints'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../context/use-api'
import { storeSaved } from '../../mutations/store-saved'
import { useHostMutation } from '../../mutations/use-host-mutation'

const POLICY = ['security', 'policy']

/** The policy in force with its latest changes. */
export function usePolicy() {
  const policy = useApi().endpoints(securityPolicyEndpoints)
  return useQuery({ queryKey: POLICY, queryFn: ({ signal }) => policy.get(signal), staleTime: 0 })
}

function useStore() {
  const cache = useQueryClient()
  return (policy: SecurityPolicy) => storeSaved(cache, POLICY, policy)
}

/** Proposes values. */
export function useProposePolicy() {
  const policy = useApi().endpoints(securityPolicyEndpoints)
  const onSuccess = useStore()
  return useHostMutation({
    name: 'securityPolicy.propose',
    mutationFn: (change: SecurityPolicyProposal) => policy.propose(change),
    onSuccess,
  })
}

/** A decision about a proposal. */
export interface PolicyDecision {
  change: SecurityPolicyChange
  decision: 'approved' | 'declined' | 'withdrawn'
}

/** Decides about a proposal. */
export function useDecidePolicy() {
  const policy = useApi().endpoints(securityPolicyEndpoints)
  const onSuccess = useStore()
  return useHostMutation({
    name: 'securityPolicy.decide',
    mutationFn: ({ change, decision }: PolicyDecision) => policy.decide(change.id, decision),
    onSuccess,
  })
}
