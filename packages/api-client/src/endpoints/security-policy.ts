import type { SecurityPolicy, SecurityPolicyChange, SecurityPolicyProposal } from '../domain/security-policy'
import type { Connection } from './connection'

/** The security policy, which two persons change together. */
export interface SecurityPolicyEndpoints {
  get: (signal?: AbortSignal) => Promise<SecurityPolicy>
  /** Proposes values; refused while another proposal is open. */
  propose: (change: SecurityPolicyProposal, signal?: AbortSignal) => Promise<SecurityPolicy>
  /** Decides about a proposal of another person, or withdraws one's own. */
  decide: (
    id: number,
    decision: Exclude<SecurityPolicyChange['state'], 'open'>,
    signal?: AbortSignal,
  ) => Promise<SecurityPolicy>
}

/** The calls about the security policy. */
export function securityPolicyEndpoints({ api, unwrap }: Connection): SecurityPolicyEndpoints {
  return {
    get: (signal) => unwrap.data(api.GET('/api/security/getPolicy', { signal })),
    propose: (body, signal) => unwrap.data(api.POST('/api/security/proposePolicy', { body, signal })),
    decide: (id, decision, signal) =>
      unwrap.data(api.POST('/api/security/approvePolicy', { body: { id, decision }, signal })),
  }
}
