import type { Handler } from '../../http/call'
import { ok } from '../../http/envelope'
import type { Feature } from '../feature'
import { decidePolicy, proposePolicy, readPolicy } from './security-policy.service'

/** The policy in force with the latest changes. */
const getSecurityPolicy: Handler<'getSecurityPolicy'> = async (call) => ok(await readPolicy(call))

/** Proposes values. */
const proposeSecurityPolicy: Handler<'proposeSecurityPolicy'> = async (call) =>
  ok(await proposePolicy(call), 'securityPolicy.proposed')

/** Decides about a proposal. */
const decideSecurityPolicy: Handler<'decideSecurityPolicy'> = async (call) =>
  ok(await decidePolicy(call), 'securityPolicy.decided')

/** Operations of this feature. */
export const securityPolicyFeature: Feature = {
  signedIn: { getSecurityPolicy, proposeSecurityPolicy, decideSecurityPolicy },
}
