import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../db/database'
import { onlyRow } from '../../db/only-row'

/** What administrators of security set. */
export interface PolicyValues {
  /** Wrong passwords in a row that lock a name for a network. */
  lockFailures: number
  /** Minutes without a request that end a session. */
  idleMinutes: number
  /** Days after which a password has to be changed; 0 for never. */
  passwordDays: number
}

/** A proposed change, open or decided. */
export interface PolicyChange extends PolicyValues {
  id: number
  reason: string
  proposedBy: number
  proposerName: string
  proposedAt: string
  state: 'open' | 'approved' | 'declined' | 'withdrawn'
  deciderName: string | null
  decidedAt: string | null
}

const values = sql`lock_failures as "lockFailures", idle_minutes as "idleMinutes", password_days as "passwordDays"`

/** The values in force with their version. */
export interface VersionedPolicy extends PolicyValues {
  version: number
}

/** The policy in force. */
export async function findPolicy(db: Db): Promise<VersionedPolicy> {
  return onlyRow(await rowsOf<VersionedPolicy>(db, sql`select ${values}, version from security_policy`))
}

/** The policy in force, locked so that no proposal is approved until the transaction ends. */
export async function lockPolicy(tx: Db): Promise<VersionedPolicy> {
  return onlyRow(await rowsOf<VersionedPolicy>(tx, sql`select ${values}, version from security_policy for update`))
}

const MAX_CHANGES = 20

/** The latest proposed changes, the newest first. */
export function listChanges(db: Db): Promise<PolicyChange[]> {
  return rowsOf<PolicyChange>(
    db,
    sql`select change.id::float8 as id, ${values}, reason, proposed_by::float8 as "proposedBy",
      proposer.name as "proposerName", proposed_at::text as "proposedAt", state, decider.name as "deciderName",
      decided_at::text as "decidedAt"
      from security_policy_change change join app_user proposer on proposer.id = change.proposed_by
      left join app_user decider on decider.id = change.decided_by
      order by change.id desc limit ${MAX_CHANGES}`,
  )
}

/** Stores a proposal; the database refuses a second open one. */
export async function insertChange(
  tx: Db,
  change: PolicyValues & { reason: string; proposedBy: number; at: Date },
): Promise<number> {
  const { lockFailures, idleMinutes, passwordDays, reason, proposedBy, at } = change
  const rows = await rowsOf<{ id: number }>(
    tx,
    sql`insert into security_policy_change (lock_failures, idle_minutes, password_days, reason, proposed_by, proposed_at)
      values (${lockFailures}, ${idleMinutes}, ${passwordDays}, ${reason}, ${proposedBy}, ${at.toISOString()}::timestamptz)
      returning id::float8 as id`,
  )
  return onlyRow(rows).id
}

/** The open proposal with this id, locked. */
export async function lockOpenChange(tx: Db, id: number): Promise<(PolicyValues & { proposedBy: number }) | undefined> {
  const rows = await rowsOf<PolicyValues & { proposedBy: number }>(
    tx,
    sql`select ${values}, proposed_by::float8 as "proposedBy" from security_policy_change
      where id = ${id} and state = 'open' for update`,
  )
  return rows[0]
}

/** Closes a proposal. */
export async function closeChange(
  tx: Db,
  id: number,
  { state, decidedBy, at }: { state: 'approved' | 'declined' | 'withdrawn'; decidedBy: number; at: Date },
): Promise<void> {
  await tx.execute(sql`update security_policy_change
    set state = ${state}, decided_by = ${decidedBy}, decided_at = ${at.toISOString()}::timestamptz where id = ${id}`)
}

/** Puts values in force. */
export async function updatePolicy(tx: Db, { lockFailures, idleMinutes, passwordDays }: PolicyValues): Promise<void> {
  await tx.execute(sql`update security_policy set lock_failures = ${lockFailures}, idle_minutes = ${idleMinutes},
    password_days = ${passwordDays}, version = version + 1`)
}
