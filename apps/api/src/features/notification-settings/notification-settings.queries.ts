import type { Locale } from '@doorway/api-client/rules'
import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../db/database'
import type { EventKind, EventName } from '../notifications/events'

/** By which ways a person is notified of a kind of events. */
export interface SettingRow {
  kind: EventKind
  site: boolean
  mail: boolean
  sms: boolean
}

/** What a person has set; kinds without a row are at their defaults. */
export function listSettings(db: Db, userId: number): Promise<SettingRow[]> {
  return rowsOf<SettingRow>(db, sql`select kind, site, mail, sms from notification_setting where user_id = ${userId}`)
}

/** Stores what a person has set, with the language of messages that leave the site. */
export async function saveSettings(tx: Db, userId: number, rows: readonly SettingRow[], locale: Locale): Promise<void> {
  for (const { kind, site, mail, sms } of rows)
    await tx.execute(sql`insert into notification_setting (user_id, kind, site, mail, sms, locale)
      values (${userId}, ${kind}, ${site}, ${mail}, ${sms}, ${locale})
      on conflict (user_id, kind) do update set site = excluded.site, mail = excluded.mail, sms = excluded.sms,
        locale = excluded.locale`)
}

/** A message that leaves the site for one person. */
export interface ForwardRow {
  userId: number
  event: EventName
  facts: Record<string, string | number>
  mail: boolean
  sms: boolean
  locale: Locale
}

const PER_ROUND = 200

/**
 * Takes the next events that were not looked at, and returns those to forward, one row for each person. Of several
 * servers each takes others.
 */
export async function takeForwards(tx: Db, now: Date): Promise<ForwardRow[]> {
  const at = sql`${now.toISOString()}::timestamptz`
  const taken = await rowsOf<{ id: number }>(
    tx,
    sql`update notification set forwarded_at = ${at} where id in (
      select id from notification where forwarded_at is null and event is not null and send_at <= ${at}
      order by id limit ${PER_ROUND} for update skip locked) returning id::float8 as id`,
  )
  if (taken.length === 0) return []
  const ids = sql.join(
    taken.map(({ id }) => sql`${id}::bigint`),
    sql`, `,
  )
  return rowsOf<ForwardRow>(
    tx,
    sql`select receipt.user_id::float8 as "userId", notification.event, notification.facts, setting.mail, setting.sms,
        setting.locale
      from notification join notification_receipt receipt on receipt.notification_id = notification.id and receipt.is_named
      join notification_setting setting on setting.user_id = receipt.user_id and (setting.mail or setting.sms)
        and setting.kind = notification_kind(notification.event)
      where notification.id in (${ids}) order by notification.id, receipt.user_id`,
  )
}
