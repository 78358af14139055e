import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import type { PageWindow } from '../../db/page-window'
import type { Interval } from '../../security/scope'
import { numbers, texts } from './sql-arrays.queries'

/** Whom a message is for: everyone of a group, and people by name. */
export interface Audience {
  isGroup: boolean
  /** Empty for every role. */
  roleIds: readonly number[]
  /** With all areas under them. */
  areaCodes: readonly string[]
  /** With all organizations under them. A person of one of the areas or organizations belongs to the group. */
  organizationIds: readonly number[]
  userIds: readonly number[]
}

/** How many active people a message is for. */
export async function countRecipients(db: Db, audience: Audience): Promise<number> {
  const { isGroup, roleIds, areaCodes, organizationIds, userIds } = audience
  const hasRole =
    roleIds.length === 0
      ? sql`true`
      : sql`exists (select 1 from user_role where user_id = app_user.id and role_id = any (${numbers(roleIds)}))`
  const isInArea = sql`string_to_array(trim(both '/' from coalesce(area.path, '')), '/')::varchar[] && ${texts(areaCodes)}`
  const isInOrganization = sql`exists (select 1 from school above where above.id = any (${numbers(organizationIds)})
    and above.lft <= app_user.org_pos and above.rgt >= app_user.org_pos)`
  const isThere =
    areaCodes.length + organizationIds.length === 0 ? sql`true` : sql`(${isInArea} or ${isInOrganization})`
  const group = isGroup ? sql`(${hasRole} and ${isThere})` : sql`false`
  const rows = await rowsOf<{ n: number }>(
    db,
    sql`select count(*)::int as n from app_user left join school on school.id = app_user.school_id
      left join area on area.area_code = coalesce(app_user.area_code, school.area_code)
      where app_user.deleted_at is null and app_user.data_state = '0'
      and (app_user.id = any (${numbers(userIds)}) or ${group})`,
  )
  return onlyRow(rows).n
}

/** A message of a person as it is stored. */
export interface NewNotification extends Audience {
  title: string
  body: string
  recipients: number
  sendAt: Date
  senderId: number
  senderName: string
  createdAt: Date
}

/** Stores a message and returns its id. */
export async function insertNotification(tx: Db, message: NewNotification): Promise<number> {
  const { title, body, isGroup, roleIds, areaCodes, organizationIds, userIds, recipients } = message
  const rows = await rowsOf<{ id: number }>(
    tx,
    sql`insert into notification
      (title, body, is_group, role_ids, area_codes, org_ids, recipients, send_at, sender_id, sender_name, created_at)
      values (${title}, ${body}, ${isGroup}, ${numbers(roleIds)}, ${texts(areaCodes)}, ${numbers(organizationIds)},
        ${recipients}, ${message.sendAt.toISOString()}::timestamptz, ${message.senderId}, ${message.senderName},
        ${message.createdAt.toISOString()}::timestamptz)
      returning id::float8 as id`,
  )
  const { id } = onlyRow(rows)
  await insertNamed(tx, id, userIds)
  return id
}

async function insertNamed(tx: Db, id: number, userIds: readonly number[]): Promise<void> {
  if (userIds.length === 0) return
  await tx.execute(sql`
    insert into notification_receipt (notification_id, user_id, is_named)
    select ${id}, id, true from app_user where id = any (${numbers(userIds)}) on conflict do nothing`)
}

/** What the server reports to one person. */
export interface NewEvent {
  userId: number
  event: string
  facts: Record<string, string | number>
  link: string | null
  at: Date
}

/** Stores a message of the server to one person. */
export async function insertEvent(tx: Db, { userId, event, facts, link, at }: NewEvent): Promise<void> {
  const rows = await rowsOf<{ id: number }>(
    tx,
    sql`insert into notification (event, facts, link, recipients, send_at, created_at)
      values (${event}, ${JSON.stringify(facts)}::jsonb, ${link}, 1, ${at.toISOString()}::timestamptz,
        ${at.toISOString()}::timestamptz)
      returning id::float8 as id`,
  )
  await insertNamed(tx, onlyRow(rows).id, [userId])
}

/** Stores one message of the server to many people. */
export async function insertEventForMany(
  tx: Db,
  { userIds, event, facts, link, at }: Omit<NewEvent, 'userId'> & { userIds: readonly number[] },
): Promise<void> {
  const rows = await rowsOf<{ id: number }>(
    tx,
    sql`insert into notification (event, facts, link, recipients, send_at, created_at)
      values (${event}, ${JSON.stringify(facts)}::jsonb, ${link}, ${userIds.length}, ${at.toISOString()}::timestamptz,
        ${at.toISOString()}::timestamptz)
      returning id::float8 as id`,
  )
  await insertNamed(tx, onlyRow(rows).id, userIds)
}

/** A message as its sender sees it. */
export interface SentRow {
  id: number
  title: string
  body: string
  isGroup: boolean
  roleNames: string[]
  areaNames: string[]
  organizationNames: string[]
  userNames: string[]
  recipients: number
  reads: number
  sendAt: string
  isWithdrawn: boolean
}

const MAX_NAMES = 20

const sentFields = sql`notification.id::float8 as id, title, body, is_group as "isGroup", recipients,
  send_at::text as "sendAt", withdrawn_at is not null as "isWithdrawn",
  array(select name from role where id = any (role_ids) order by id) as "roleNames",
  array(select name from area where area_code = any (area_codes) order by area_code) as "areaNames",
  array(select name from school where id = any (org_ids) order by id) as "organizationNames",
  array(select name from app_user join notification_receipt named on named.user_id = app_user.id
    where named.notification_id = notification.id and named.is_named order by app_user.id limit ${MAX_NAMES}) as "userNames",
  (select count(*)::int from notification_receipt
    where notification_id = notification.id and read_at is not null) as reads`

/** One page of the messages of a sender, the newest first, with the total. */
export async function pageSent(db: Db, senderId: number, window: PageWindow) {
  const rows = await rowsOf<SentRow>(
    db,
    sql`select ${sentFields} from notification where sender_id = ${senderId}
      order by send_at desc, id desc limit ${window.limit} offset ${window.offset}`,
  )
  const counted = await rowsOf<{ n: number }>(
    db,
    sql`select count(*)::int as n from notification where sender_id = ${senderId}`,
  )
  return { rows, total: onlyRow(counted).n }
}

/** One message of a sender. */
export async function findSent(db: Db, senderId: number, id: number): Promise<SentRow | undefined> {
  const rows = await rowsOf<SentRow>(
    db,
    sql`select ${sentFields} from notification where id = ${id} and sender_id = ${senderId}`,
  )
  return rows[0]
}

/** Withdraws a message that is still to be sent; false when it has been sent or withdrawn. */
export async function withdrawUnsent(tx: Db, id: number, now: Date): Promise<boolean> {
  const rows = await rowsOf(
    tx,
    sql`update notification set withdrawn_at = ${now.toISOString()}::timestamptz
      where id = ${id} and withdrawn_at is null and send_at > ${now.toISOString()}::timestamptz returning id`,
  )
  return rows.length > 0
}

/** Which of these people exist, with the position of their organization. */
export function listPositions(db: Db, userIds: readonly number[]): Promise<{ id: number; position: number | null }[]> {
  return rowsOf(
    db,
    sql`select id::float8 as id, org_pos as position from app_user
      where id = any (${numbers(userIds)}) and deleted_at is null order by id`,
  )
}

/** The ranges of positions of these organizations; those that do not exist are left out. */
export function listIntervals(db: Db, organizationIds: readonly number[]): Promise<Interval[]> {
  return rowsOf(
    db,
    sql`select lft as "from", rgt as "to" from school
      where id = any (${numbers(organizationIds)}) and deleted_at is null order by id`,
  )
}

/** The paths of these areas; those that do not exist are left out. */
export function listAreaPaths(db: Db, areaCodes: readonly string[]): Promise<{ path: string }[]> {
  return rowsOf(db, sql`select path from area where area_code = any (${texts(areaCodes)}) order by area_code`)
}

/** How many of these roles exist. */
export async function countRoles(db: Db, roleIds: readonly number[]): Promise<number> {
  const rows = await rowsOf<{ n: number }>(
    db,
    sql`select count(*)::int as n from role where id = any (${numbers(roleIds)})`,
  )
  return onlyRow(rows).n
}
