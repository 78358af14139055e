import type { SiteTime } from './user'

/** What administrators of security set. */
export interface SecurityPolicyValues {
  /** Wrong passwords in a row that lock a name for a network. */
  lockFailures: number
  /** Minutes without a request that end a session. */
  idleMinutes: number
  /** Days after which a password has to be changed; 0 for never. */
  passwordDays: number
}

/** A change that one person proposes and another one decides about. */
export interface SecurityPolicyChange extends SecurityPolicyValues {
  id: number
  reason: string
  proposerName: string
  /** The signed-in person has proposed it. */
  isOwn: boolean
  proposedAt: SiteTime
  state: 'open' | 'approved' | 'declined' | 'withdrawn'
  deciderName: string | null
  decidedAt: SiteTime | null
}

/** The values in force. */
export interface VersionedPolicy extends SecurityPolicyValues {
  /** Increments with every change; sent with a proposal, so that it is refused when the values are others by then. */
  version: number
}

/** A proposal. */
export interface SecurityPolicyProposal extends SecurityPolicyValues {
  reason: string
  version?: number
}

/** The policy in force with its latest changes, the newest first. */
export interface SecurityPolicy {
  policy: VersionedPolicy
  changes: readonly SecurityPolicyChange[]
}
