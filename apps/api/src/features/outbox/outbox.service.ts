import { describeFault } from '../../db/faults'
import type { Db } from '../../db/database'
import type { AnyCall } from '../../http/call'
import type { ServerContext } from '../../http/server-context'
import type { OutboxChannel } from '../../db/tables/outbox'
import type { Mail } from '../../mail/mailer'
import type { TextMessage } from '../../mail/texter'
import { seal, unseal } from '../../security/personal-data'
import { claimDue, insertMessage, markSent, type OutboxRow, postpone, sweepMessages } from './outbox.queries'

/** Messages of one round. Their time-out is below {@link CLAIM_MS}. */
const ROUND = 20
/** For how long one server has a message to itself. */
const CLAIM_MS = 10 * 60_000
/** Waiting times between tries: they double from half a minute to a quarter of an hour. */
const FIRST_RETRY_MS = 30_000
const MAX_RETRY_MS = 15 * 60_000
/** How long it is known that a message was sent. */
const REMEMBER_MS = 90 * 24 * 3_600_000

type OutboxContext = Pick<ServerContext, 'db' | 'clock' | 'secrets' | 'mailer' | 'texter' | 'log'>

/** Whom a message is for, and until when it is sent. */
interface Outgoing {
  /** Null: a person without an account. */
  userId: number | null
  /** What it is about, such as `password.oneTime`. */
  kind: string
  /** After this time it is not sent any more. */
  expiresAt: Date
}

/** A mail to a person. */
export type OutgoingMail = Outgoing & Mail
/** A text message to a person. */
export type OutgoingText = Outgoing & TextMessage

type Author = Pick<AnyCall, 'clock' | 'secrets'>

async function enqueue(tx: Db, { clock, secrets }: Author, channel: OutboxChannel, message: Outgoing): Promise<void> {
  const { userId, kind, expiresAt, ...content } = message
  const now = clock.now()
  const { enc } = await seal(secrets, JSON.stringify(content))
  const times = { createdAt: now, nextAt: now, expiresAt }
  await insertMessage(tx, { id: crypto.randomUUID(), userId, kind, channel, payload: enc, ...times })
}

/** Stores a mail in the transaction of what it is about. It is sent after that, by {@link deliverSoon}. */
export function enqueueMail(tx: Db, author: Author, mail: OutgoingMail): Promise<void> {
  return enqueue(tx, author, 'mail', mail)
}

/** Stores a text message, as {@link enqueueMail} does. */
export function enqueueText(tx: Db, author: Author, message: OutgoingText): Promise<void> {
  return enqueue(tx, author, 'sms', message)
}

/** Describes why a message was not sent, without its address: mail servers and gateways repeat that in their refusals. */
function describeRefusal(error: unknown, address: string): string {
  const fault = describeFault(error)
  return address === '' ? fault : fault.replaceAll(address, '…').replaceAll(address.toLowerCase(), '…')
}

async function deliverOne({ db, clock, secrets, mailer, texter, log }: OutboxContext, row: OutboxRow): Promise<void> {
  const { id, kind, channel, attempts, payload } = row
  if (payload === null) return
  let address = ''
  try {
    const content = JSON.parse(await unseal(secrets, payload))
    address = String(content.to)
    await (channel === 'mail' ? mailer.send(content) : texter.send(content))
    await markSent(db, id, clock.now())
  } catch (error) {
    const waitMs = Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** (attempts - 1))
    await postpone(db, id, new Date(clock.now().getTime() + waitMs))
    log.warn({ messageId: id, kind, attempts, fault: describeRefusal(error, address) }, 'a message was not sent')
  }
}

/** Sends the messages that are due. Servers of one database share the work. */
export async function deliverDue(context: OutboxContext): Promise<void> {
  const { db, clock, mailer, texter } = context
  const now = clock.now()
  await sweepMessages(db, now, new Date(now.getTime() - REMEMBER_MS))
  const channels: OutboxChannel[] = []
  if (mailer.isConnected) channels.push('mail')
  if (texter.isConnected) channels.push('sms')
  if (channels.length === 0) return
  const claimed = await claimDue(db, { now, retryAt: new Date(now.getTime() + CLAIM_MS), limit: ROUND, channels })
  await Promise.all(claimed.map((row) => deliverOne(context, row)))
}

/** Sends what has just been stored, without waiting for the mail server or the gateway. */
export function deliverSoon(context: OutboxContext): void {
  deliverDue(context).catch((error: unknown) => context.log.error({ fault: describeFault(error) }, 'the outbox failed'))
}
