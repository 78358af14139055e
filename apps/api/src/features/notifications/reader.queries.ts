import { sql, type SQL } from 'drizzle-orm'
import { type Db, rowsOf } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import type { PageWindow } from '../../db/page-window'
import { type EventKind, eventKinds } from './events'
import { numbers, texts } from './sql-arrays.queries'

/** The person who reads messages, with what decides which groups the person belongs to. */
export interface Reader {
  userId: number
  roleIds: readonly number[]
  /** The person's area with all areas above it. */
  areaCodes: readonly string[]
  /** The person's organization with all organizations above it. */
  organizationIds: readonly number[]
  registeredAt: string
  /** Kinds of events that the person does not want to see here. */
  mutedKinds: readonly EventKind[]
}

/** The caller as a reader of messages. */
export async function findReader(db: Db, userId: number): Promise<Reader> {
  const rows = await rowsOf<Reader>(
    db,
    sql`select app_user.id::float8 as "userId", app_user.register_time::text as "registeredAt",
      array(select kind from notification_setting where user_id = app_user.id and not site) as "mutedKinds",
      array(select role_id::float8 from user_role where user_id = app_user.id) as "roleIds",
      array(select above.id::float8 from school above
        where above.lft <= app_user.org_pos and above.rgt >= app_user.org_pos) as "organizationIds",
      string_to_array(trim(both '/' from coalesce(area.path, '')), '/') as "areaCodes"
      from app_user left join school on school.id = app_user.school_id
      left join area on area.area_code = coalesce(app_user.area_code, school.area_code)
      where app_user.id = ${userId}`,
  )
  return onlyRow(rows)
}

/** Messages that have been sent to the reader since the account exists, and that the reader has not removed. */
const isFor = (
  { userId, roleIds, areaCodes, organizationIds, registeredAt, mutedKinds }: Reader,
  now: Date,
): SQL => sql`
  send_at <= ${now.toISOString()}::timestamptz and withdrawn_at is null
  and (event is null or split_part(event, '.', 1) <> all (${texts(mutedKinds.flatMap((kind) => eventKinds[kind]))}))
  and notification.id in (
    select notification_id from notification_receipt where user_id = ${userId} and is_named
    union all
    select id from notification where is_group and send_at >= ${registeredAt}::timestamptz
      and (role_ids = '{}' or role_ids && ${numbers(roleIds)})
      and ((area_codes = '{}' and org_ids = '{}') or area_codes && ${texts(areaCodes)} or org_ids && ${numbers(organizationIds)}))
  and not exists (select 1 from notification_receipt removed where removed.notification_id = notification.id
    and removed.user_id = ${userId} and removed.deleted_at is not null)`

const isUnread = ({ userId }: Reader): SQL => sql`not exists (select 1 from notification_receipt seen
  where seen.notification_id = notification.id and seen.user_id = ${userId} and seen.read_at is not null)`

/** A message as its reader sees it. */
export interface ReceivedRow {
  id: number
  event: string | null
  facts: Record<string, string | number>
  title: string
  body: string
  senderName: string | null
  link: string | null
  sentAt: string
  readAt: string | null
}

/** One page of the messages to a reader, the newest first, with the total. */
export async function pageReceived(db: Db, reader: Reader, now: Date, unreadOnly: boolean, window: PageWindow) {
  const where = unreadOnly ? sql`${isFor(reader, now)} and ${isUnread(reader)}` : isFor(reader, now)
  const rows = await rowsOf<ReceivedRow>(
    db,
    sql`select notification.id::float8 as id, event, facts, title, body, sender_name as "senderName", link,
      send_at::text as "sentAt", (select read_at::text from notification_receipt receipt
        where receipt.notification_id = notification.id and receipt.user_id = ${reader.userId}) as "readAt"
      from notification where ${where} order by send_at desc, notification.id desc
      limit ${window.limit} offset ${window.offset}`,
  )
  const counted = await rowsOf<{ n: number }>(db, sql`select count(*)::int as n from notification where ${where}`)
  return { rows, total: onlyRow(counted).n }
}

/** How many messages to a reader are unread. */
export async function countUnread(db: Db, reader: Reader, now: Date): Promise<number> {
  const rows = await rowsOf<{ n: number }>(
    db,
    sql`select count(*)::int as n from notification where ${isFor(reader, now)} and ${isUnread(reader)}`,
  )
  return onlyRow(rows).n
}

/** How many of these messages are for the reader. */
export async function countMine(db: Db, reader: Reader, now: Date, ids: readonly number[]): Promise<number> {
  const rows = await rowsOf<{ n: number }>(
    db,
    sql`select count(*)::int as n from notification where id = any (${numbers(ids)}) and ${isFor(reader, now)}`,
  )
  return onlyRow(rows).n
}

/** Marks messages to a reader as read, all of them without `ids`. */
export async function markRead(db: Db, reader: Reader, now: Date, ids?: readonly number[]): Promise<void> {
  const chosen = ids ? sql`notification.id = any (${numbers(ids)}) and` : sql``
  await db.execute(sql`
    insert into notification_receipt (notification_id, user_id, read_at)
    select id, ${reader.userId}, ${now.toISOString()}::timestamptz from notification
    where ${chosen} ${isFor(reader, now)} and ${isUnread(reader)}
    on conflict (user_id, notification_id) do update set read_at = excluded.read_at`)
}

/** Removes messages from the list of a reader; what was unread counts as read. */
export async function removeForReader(db: Db, reader: Reader, now: Date, ids: readonly number[]): Promise<void> {
  await db.execute(sql`
    insert into notification_receipt (notification_id, user_id, deleted_at)
    select id, ${reader.userId}, ${now.toISOString()}::timestamptz from notification
    where id = any (${numbers(ids)}) and ${isFor(reader, now)}
    on conflict (user_id, notification_id) do update set deleted_at = excluded.deleted_at`)
}

/** Deletes messages that were sent before a time, with their receipts. */
export async function sweepNotifications(db: Db, before: Date): Promise<void> {
  await db.execute(sql`delete from notification where send_at < ${before.toISOString()}::timestamptz`)
}
