import type { Db } from '../../db/database'
import type { Actor, AnyCall } from '../../http/call'
import { Refusal } from '../../http/refusals'
import { consumeConfirmed, insertRequests } from './confirmations.queries'

const LIFETIME_MS = 24 * 3_600_000

/** What others do to the account of an administrator of security or of the audit. */
export type ConfirmedAction =
  | 'user.resetPassword'
  | 'user.disable'
  | 'user.delete'
  | 'user.roles'
  | 'user.edit'
  | 'user.unlock'
  | 'user.reveal'

/** Roles whose holders confirm what others request: the super account, and the administrators of security and audit. */
const CONFIRMING_ROLES: readonly number[] = [1, 3, 4]

/** May this person confirm what another administrator has requested? */
export const isConfirmer = (actor: Actor) =>
  actor.isSuper || actor.roles.some(({ id }) => CONFIRMING_ROLES.includes(id))

/** A change that a second person has to confirm first. */
export class SecondPersonNeeded extends Refusal {
  constructor(
    readonly action: ConfirmedAction,
    readonly targetIds: readonly number[],
  ) {
    super(200, 'SECOND_PERSON_NEEDED', 'users.secondPersonNeeded')
  }
}

/** Uses up the confirmations for these accounts, all of them or none; throws when one has not been given. */
export async function requireConfirmed(
  tx: Db,
  { actor, clock }: Pick<AnyCall, 'actor' | 'clock'>,
  action: ConfirmedAction,
  targetIds: readonly number[],
): Promise<void> {
  if (targetIds.length === 0) return
  const confirmed = await consumeConfirmed(tx, {
    action,
    targetIds: [...targetIds],
    requestedBy: actor.userId,
    now: clock.now(),
  })
  if (confirmed.length < targetIds.length) {
    throw new SecondPersonNeeded(
      action,
      targetIds.filter((id) => !confirmed.includes(id)),
    )
  }
}

/**
 * Runs a change in a transaction. When it needs a second person, its confirmation is requested, and the change is
 * refused: the same call succeeds once it has been confirmed.
 */
export async function withSecondPerson<Result>(
  call: Pick<AnyCall, 'db' | 'actor' | 'clock'>,
  change: (tx: Db) => Promise<Result>,
): Promise<Result> {
  const { db, actor, clock } = call
  try {
    return await db.transaction(change)
  } catch (error) {
    if (error instanceof SecondPersonNeeded) {
      const requestedAt = clock.now()
      const expiresAt = new Date(requestedAt.getTime() + LIFETIME_MS)
      const { action } = error
      const requests = error.targetIds.map((targetId) => ({
        action,
        targetId,
        requestedBy: actor.userId,
        requestedAt,
        expiresAt,
      }))
      await insertRequests(db, requests, requestedAt)
    }
    throw error
  }
}
