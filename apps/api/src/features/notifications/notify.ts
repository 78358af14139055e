import type { Db } from '../../db/database'
import type { AnyCall } from '../../http/call'
import type { EventName } from './events'
import { insertEvent, insertEventForMany } from './notifications.queries'

/** A message of the server to one person. */
export interface EventMessage {
  userId: number
  event: EventName
  /** Values for the gaps of its sentences. */
  facts: Record<string, string | number>
  /** Where it leads to in the console. */
  link?: string
}

/** Stores a message of the server in the transaction of what it is about. */
export function notify(tx: Db, { clock }: Pick<AnyCall, 'clock'>, message: EventMessage): Promise<void> {
  const { link = null, ...rest } = message
  return insertEvent(tx, { ...rest, link, at: clock.now() })
}

/** One message of the server to many people. */
export interface ManyMessage extends Omit<EventMessage, 'userId'> {
  userIds: readonly number[]
}

/** Stores one message to many people in the transaction of what it is about. */
export async function notifyMany(tx: Db, { clock }: Pick<AnyCall, 'clock'>, message: ManyMessage): Promise<void> {
  const { link = null, userIds, ...rest } = message
  if (userIds.length > 0) await insertEventForMany(tx, { ...rest, link, at: clock.now(), userIds })
}
