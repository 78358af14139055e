import type { Schema } from '@doorway/api-client/types'
import { recordOperation } from '../../audit/operation-log'
import type { AnyCall, Call } from '../../http/call'
import { refuse } from '../../http/refusals'
import type { ServerContext } from '../../http/server-context'
import { translate } from '../../strings/translate'
import { findVerifiedContacts } from '../contacts/contacts.service'
import { type EventKind, eventKindNames, eventSentences, isKnownEvent } from '../notifications/events'
import { deliverSoon, enqueueMail, enqueueText } from '../outbox/outbox.service'
import { type ForwardRow, listSettings, saveSettings, takeForwards } from './notification-settings.queries'

/** Kinds that are always shown on the site: they concern the account itself. */
const ALWAYS_ON_SITE: readonly EventKind[] = ['account']
const DAY_MS = 24 * 3_600_000

/** What the caller has set for each kind, and which ways are open: those with a confirmed address. */
export async function readSettings(call: AnyCall): Promise<Schema<'NotificationSettings'>> {
  const { db, actor, mailer, texter } = call
  const known = await listSettings(db, actor.userId)
  const { mobile, email } = await findVerifiedContacts(call, actor.userId)
  const isOpen = { mail: mailer.isConnected && email !== undefined, sms: texter.isConnected && mobile !== undefined }
  return {
    rows: eventKindNames.map((kind) => {
      const row = known.find((each) => each.kind === kind) ?? { kind, site: true, mail: false, sms: false }
      return { ...row, isSiteFixed: ALWAYS_ON_SITE.includes(kind) }
    }),
    canMail: isOpen.mail,
    canSms: isOpen.sms,
  }
}

/** Stores what the caller has set. A way can be chosen only while it is open; one that was chosen before may stay. */
export async function changeSettings(call: Call<'saveNotificationSettings'>): Promise<Schema<'NotificationSettings'>> {
  const { db, actor, origin, body } = call
  const before = await readSettings(call)
  const wasOn = (kind: EventKind, way: 'mail' | 'sms') => before.rows.some((row) => row.kind === kind && row[way])
  for (const { kind, mail, sms } of body.rows) {
    const isClosed = (mail && !before.canMail && !wasOn(kind, 'mail')) || (sms && !before.canSms && !wasOn(kind, 'sms'))
    if (isClosed) throw refuse('CONTACT_UNVERIFIED', 'contacts.unverified')
  }
  const rows = body.rows.map((row) => ({ ...row, site: row.site || ALWAYS_ON_SITE.includes(row.kind) }))
  await db.transaction(async (tx) => {
    await saveSettings(tx, actor.userId, rows, origin.locale)
    await recordOperation(tx, call, {
      action: 'user.notificationSettings',
      target: { type: 'user', id: actor.userId, label: actor.username },
    })
  })
  return readSettings(call)
}

type Context = Omit<ServerContext, 'tasks'>

async function forward(tx: Context['db'], context: Context, row: ForwardRow): Promise<void> {
  const { userId, event, facts, locale } = row
  if (!isKnownEvent(event)) return
  const { title, body } = eventSentences[event]
  const subject = translate(locale, title, facts)
  const text = translate(locale, body, facts)
  const expiresAt = new Date(context.clock.now().getTime() + DAY_MS)
  const { mobile, email } = await findVerifiedContacts({ ...context, db: tx }, userId)
  const outgoing = { userId, kind: 'notification', expiresAt }
  if (row.mail && email !== undefined) await enqueueMail(tx, context, { ...outgoing, to: email, subject, text })
  if (row.sms && mobile !== undefined) await enqueueText(tx, context, { ...outgoing, to: mobile, text: subject })
}

/** Sends new events by the ways that their readers have chosen. Part of the maintenance. */
export async function forwardEvents(context: Context): Promise<void> {
  const count = await context.db.transaction(async (tx) => {
    const rows = await takeForwards(tx, context.clock.now())
    for (const row of rows) await forward(tx, context, row)
    return rows.length
  })
  if (count > 0) deliverSoon(context)
}
