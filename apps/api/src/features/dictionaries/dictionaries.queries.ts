import { dictionaryTypes } from '@doorway/api-client/rules'
import { and, asc, count, countDistinct, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import { contains } from '../../db/search-text'
import { dictEntries, schoolGrades } from '../../db/tables/organizations'
import { teachers, users } from '../../db/tables/users'

const entryFields = {
  id: dictEntries.id,
  dicType: dictEntries.dicType,
  dicValue: dictEntries.dicValue,
  dicDisplay: dictEntries.dicDisplay,
  dicOrder: dictEntries.dicOrder,
  dicName: dictEntries.dicName,
  dicCode: dictEntries.dicCode,
  isEnd: dictEntries.isEnd,
  dicUp: dictEntries.dicUp,
  labelI18n: dictEntries.labelI18n,
  enabled: dictEntries.enabled,
  version: dictEntries.version,
}

/** A dictionary entry as the queries of this feature return it. */
export type EntryRow = Awaited<ReturnType<typeof listEntries>>[number]

/** Filters of the management list; an absent one is no condition. */
export interface EntryFilter {
  dicType?: string
  keyword?: string
}

/** Enabled entries of some dictionaries, or of all, in order. */
export function listEntries(db: Db, dicTypes?: readonly string[]) {
  return db
    .select(entryFields)
    .from(dictEntries)
    .where(and(dicTypes && inArray(dictEntries.dicType, [...dicTypes]), eq(dictEntries.enabled, true)))
    .orderBy(asc(dictEntries.dicType), asc(dictEntries.dicOrder), asc(dictEntries.id))
}

/** What may use an entry. */
export const entryUses = ['users', 'schools', 'grades'] as const

const isOf = (dicType: string) => sql`dict_entry.dic_type = ${dicType}`

/**
 * What uses an entry, as {@link countUsers} and {@link countGradeUsage} count it before a deletion. People of a type
 * come from the totals of all organizations, which are stored, with the changes that are not yet in them.
 */
const usedBy = {
  users: sql<boolean>`(${isOf(dictionaryTypes.userType)} and dict_entry.dic_value in (
      select user_type::text from (
        select user_type, n from org_total where org_id = 0 union all select user_type, n from org_total_delta
      ) people group by user_type having sum(n) > 0)
    or ${isOf(dictionaryTypes.teacherDuty)} and exists (
      select 1 from user_teacher join app_user on app_user.id = user_teacher.user_id
      where user_duty_type = dict_entry.dic_value and deleted_at is null))`,
  schools: sql<boolean>`(${isOf(dictionaryTypes.grade)} and exists (
      select 1 from school_grade where school_grade.name = dict_entry.dic_display))`,
  grades: sql<boolean>`(${isOf(dictionaryTypes.grade)} and exists (
      select 1 from dict_entry lower where lower.dic_type = dict_entry.dic_type
        and lower.dic_up = dict_entry.dic_value and lower.id <> dict_entry.id))`,
}

/** One page of entries, disabled ones included, with what uses each of them, and the total. */
export async function pageEntries(db: Db, filter: EntryFilter, page: { limit: number; offset: number }) {
  const { dicType, keyword } = filter
  const where = and(
    dicType ? eq(dictEntries.dicType, dicType) : undefined,
    keyword ? or(contains(dictEntries.dicDisplay, keyword), eq(dictEntries.dicValue, keyword)) : undefined,
  )
  const rows = await db
    .select({ ...entryFields, usedBy })
    .from(dictEntries)
    .where(where)
    .orderBy(asc(dictEntries.dicType), asc(dictEntries.dicOrder), asc(dictEntries.id))
    .limit(page.limit)
    .offset(page.offset)
  const total = await db.select({ n: count() }).from(dictEntries).where(where)
  return { rows, total: onlyRow(total).n }
}

/** Dictionary types with their number of entries. */
export function listTypes(db: Db) {
  return db
    .select({ dicType: dictEntries.dicType, entries: count() })
    .from(dictEntries)
    .groupBy(dictEntries.dicType)
    .orderBy(sql`length(${dictEntries.dicType})`, asc(dictEntries.dicType))
}

/** One entry, disabled or not. */
export async function findEntry(db: Db, id: number): Promise<EntryRow | undefined> {
  const [row] = await db.select(entryFields).from(dictEntries).where(eq(dictEntries.id, id))
  return row
}

/** One entry, locked until the transaction ends, so that two saves with the same version do not both pass. */
export async function lockEntry(tx: Db, id: number): Promise<EntryRow | undefined> {
  const [row] = await tx.select(entryFields).from(dictEntries).where(eq(dictEntries.id, id)).for('update')
  return row
}

/** Is this an enabled value of the dictionary? */
export async function hasEntry(db: Db, dicType: string, dicValue: string): Promise<boolean> {
  const isEntry = and(
    eq(dictEntries.dicType, dicType),
    eq(dictEntries.dicValue, dicValue),
    eq(dictEntries.enabled, true),
  )
  const [row] = await db.select({ id: dictEntries.id }).from(dictEntries).where(isEntry)
  return row !== undefined
}

/** People who carry the value of an entry. */
export async function countUsers(db: Db, { dicType, dicValue }: Pick<EntryRow, 'dicType' | 'dicValue'>) {
  const holders = db.select({ n: count() }).from(users)
  const isHere = isNull(users.deletedAt)
  if (dicType === dictionaryTypes.userType) {
    const rows = await holders.where(and(isHere, eq(users.userType, dicValue)))
    return onlyRow(rows).n
  }
  if (dicType === dictionaryTypes.teacherDuty) {
    const ofTeacher = eq(teachers.userId, users.id)
    const rows = await holders.innerJoin(teachers, ofTeacher).where(and(isHere, eq(teachers.userDutyType, dicValue)))
    return onlyRow(rows).n
  }
  return 0
}

/** Schools that have a grade of this name, and other grades whose pupils move up to it. */
export async function countGradeUsage(db: Db, { id, dicType, dicValue, dicDisplay }: EntryRow) {
  const schools = await db
    .select({ n: countDistinct(schoolGrades.schoolId) })
    .from(schoolGrades)
    .where(eq(schoolGrades.name, dicDisplay))
  const leadsHere = and(eq(dictEntries.dicType, dicType), eq(dictEntries.dicUp, dicValue), ne(dictEntries.id, id))
  const grades = await db.select({ n: count() }).from(dictEntries).where(leadsHere)
  return { schools: onlyRow(schools).n, grades: onlyRow(grades).n }
}

/** Adds an entry and returns its id. */
export async function insertEntry(tx: Db, entry: typeof dictEntries.$inferInsert): Promise<number> {
  const { id } = onlyRow(await tx.insert(dictEntries).values(entry).returning({ id: dictEntries.id }))
  return id
}

/** Changes columns of one entry and increments its version. */
export async function updateEntry(tx: Db, id: number, change: Partial<typeof dictEntries.$inferInsert>): Promise<void> {
  await tx
    .update(dictEntries)
    .set({ ...change, version: sql`${dictEntries.version} + 1` })
    .where(eq(dictEntries.id, id))
}

/** Deletes one entry. */
export async function deleteEntry(tx: Db, id: number): Promise<void> {
  await tx.delete(dictEntries).where(eq(dictEntries.id, id))
}
