import type { Schema } from '@doorway/api-client/types'
import { and, asc, count, desc, eq, gt, inArray, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type Db, rowsOf } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import type { PageWindow } from '../../db/page-window'
import { contains } from '../../db/search-text'
import { areas } from '../../db/tables/areas'
import { schools } from '../../db/tables/organizations'
import { registrations } from '../../db/tables/registrations'
import { users, userSecurity } from '../../db/tables/users'
import { type DataScope, positionInScope } from '../../security/scope'

const decider = alias(users, 'decider')

/** A request as it is stored. */
export type RegistrationRecord = typeof registrations.$inferSelect
/** The state of a request, where a pending one may have expired. */
export type RegistrationState = RegistrationRecord['state']

const listFields = {
  id: registrations.id,
  trackNo: registrations.trackNo,
  userType: registrations.userType,
  name: registrations.name,
  username: registrations.username,
  schoolName: schools.name,
  state: registrations.state,
  submittedAt: registrations.submittedAt,
  decidedAt: registrations.decidedAt,
  deciderName: decider.name,
}

/** A request in the queue. */
export type RegistrationRow = Pick<
  RegistrationRecord,
  Exclude<keyof typeof listFields, 'schoolName' | 'deciderName'>
> & {
  schoolName: string
  deciderName: string | null
}

/** What the queue is narrowed by. */
export interface QueueFilter extends Pick<Schema<'RegistrationConditions'>, 'userType' | 'keyword' | 'invitationId'> {
  scope: DataScope
  /** Pending requests before this moment have expired. */
  since: Date
}

function inState(state: RegistrationState, since: Date): SQL | undefined {
  const { state: stored, submittedAt } = registrations
  if (state === 'pending') return and(eq(stored, 'pending'), gt(submittedAt, since))
  if (state === 'expired') return or(eq(stored, 'expired'), and(eq(stored, 'pending'), lte(submittedAt, since)))
  return eq(stored, state)
}

function matching({ scope, userType, keyword, invitationId }: QueueFilter): SQL | undefined {
  const text = keyword?.trim()
  return and(
    positionInScope(scope, schools.lft),
    userType ? eq(registrations.userType, userType) : undefined,
    invitationId ? eq(registrations.invitationId, invitationId) : undefined,
    text ? or(contains(registrations.name, text), eq(registrations.trackNo, text.toUpperCase())) : undefined,
  )
}

/** One page of a state: those that wait, the longest waiting first; others the last decided first. */
export function pageRegistrations(
  db: Db,
  filter: QueueFilter,
  { state, limit, offset }: PageWindow & { state: RegistrationState },
): Promise<RegistrationRow[]> {
  const order =
    state === 'pending'
      ? [asc(registrations.submittedAt), asc(registrations.id)]
      : [sql`${registrations.decidedAt} desc nulls last`, desc(registrations.id)]
  return db
    .select(listFields)
    .from(registrations)
    .innerJoin(schools, eq(schools.id, registrations.schoolId))
    .leftJoin(decider, eq(decider.id, registrations.decidedBy))
    .where(and(inState(state, filter.since), matching(filter)))
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
}

/** How many requests each state has. */
export async function countStates(db: Db, filter: QueueFilter): Promise<Record<RegistrationState, number>> {
  const countOf = (state: RegistrationState) =>
    sql<number>`count(*) filter (where ${inState(state, filter.since)})::int`
  return onlyRow(
    await db
      .select({
        pending: countOf('pending'),
        approved: countOf('approved'),
        returned: countOf('returned'),
        expired: countOf('expired'),
      })
      .from(registrations)
      .innerJoin(schools, eq(schools.id, registrations.schoolId))
      .where(matching(filter)),
  )
}

/** Requests by id within a scope, with `forUpdate` locked against other deciders. */
export async function listRegistrations(db: Db, ids: readonly number[], scope: DataScope, forUpdate = false) {
  const query = db
    .select({ request: registrations, schoolName: schools.name, position: schools.lft, deciderName: decider.name })
    .from(registrations)
    .innerJoin(schools, eq(schools.id, registrations.schoolId))
    .leftJoin(decider, eq(decider.id, registrations.decidedBy))
    .where(and(inArray(registrations.id, [...ids]), positionInScope(scope, schools.lft)))
    .orderBy(asc(registrations.id))
  return forUpdate ? query.for('update', { of: registrations }) : query
}

/** A request with its school. */
export type RegistrationWithSchool = Awaited<ReturnType<typeof listRegistrations>>[number]

/** One request by its tracking number. */
export async function findByTrackNo(db: Db, trackNo: string) {
  const [row] = await db
    .select({ request: registrations, schoolName: schools.name })
    .from(registrations)
    .innerJoin(schools, eq(schools.id, registrations.schoolId))
    .where(eq(registrations.trackNo, trackNo))
  return row && { ...row.request, schoolName: row.schoolName }
}

/** Adds a request. */
export async function insertRegistration(tx: Db, row: typeof registrations.$inferInsert): Promise<void> {
  await tx.insert(registrations).values(row)
}

/** Writes down that requests for a login name have expired, which makes it free in the database as well. */
export async function expireRequestsFor(tx: Db, username: string, since: Date): Promise<void> {
  await tx
    .update(registrations)
    .set({ state: 'expired', passwordHash: null })
    .where(
      and(
        eq(sql`lower(${registrations.username})`, username.toLowerCase()),
        eq(registrations.state, 'pending'),
        lte(registrations.submittedAt, since),
      ),
    )
}

/** Removes requests that were not approved, some time after their end: nothing personal stays of them (domain 4.4). */
export async function deleteEndedRequests(db: Db, before: { decided: Date; submitted: Date }): Promise<void> {
  await db
    .delete(registrations)
    .where(
      or(
        and(eq(registrations.state, 'returned'), lte(registrations.decidedAt, before.decided)),
        and(inArray(registrations.state, ['pending', 'expired']), lte(registrations.submittedAt, before.submitted)),
      ),
    )
}

/** Writes a decision. The password leaves the request with it, and so does a code that was sent. */
export async function decideRegistration(
  tx: Db,
  id: number,
  decision: Pick<RegistrationRecord, 'decidedBy' | 'decidedAt' | 'reason' | 'userId'> & {
    state: RegistrationState
    mergeProof?: RegistrationRecord['mergeProof']
  },
): Promise<void> {
  await tx
    .update(registrations)
    .set({ ...decision, passwordHash: null, mergeCodeHash: null })
    .where(eq(registrations.id, id))
}

/** Writes down the code that was sent to an account for the proof that it is the applicant's. */
export async function storeMergeCode(
  tx: Db,
  id: number,
  { userId, codeHash, sentAt, tries }: { userId: number; codeHash: string; sentAt: Date; tries: number },
): Promise<void> {
  await tx
    .update(registrations)
    .set({ mergeCodeUser: userId, mergeCodeHash: codeHash, mergeCodeSentAt: sentAt, mergeCodeTries: tries })
    .where(eq(registrations.id, id))
}

/** Takes one of the tries of the code that was sent; false when none is left. */
export async function takeMergeTry(db: Db, id: number): Promise<boolean> {
  const taken = await db
    .update(registrations)
    .set({ mergeCodeTries: sql`${registrations.mergeCodeTries} - 1` })
    .where(and(eq(registrations.id, id), gt(registrations.mergeCodeTries, 0)))
    .returning({ id: registrations.id })
  return taken.length > 0
}

/** Stores the password that the owner of a new account has chosen. */
export async function insertOwnPassword(tx: Db, userId: number, passwordHash: string, now: Date): Promise<void> {
  await tx.insert(userSecurity).values({ userId, passwordHash, pwdChangedAt: now, pwdState: 'ok' })
}

const MAX_PUBLIC_SCHOOLS = 20

/** Schools and institutes by name and area: id and name only. */
export function listPublicSchools(db: Db, keyword: string, areaCode: string | undefined) {
  const inArea =
    areaCode === undefined
      ? undefined
      : inArray(
          schools.areaCode,
          db
            .select({ code: areas.areaCode })
            .from(areas)
            .where(contains(areas.path, `/${areaCode}/`)),
        )
  return db
    .select({ id: schools.id, name: schools.name })
    .from(schools)
    .where(
      and(
        isNull(schools.deletedAt),
        eq(schools.state, 'normal'),
        inArray(schools.type, ['2', '3']),
        keyword === '' ? undefined : contains(schools.name, keyword),
        inArea,
      ),
    )
    .orderBy(sql`${schools.name} = ${keyword} desc`, asc(schools.lft), asc(schools.id))
    .limit(MAX_PUBLIC_SCHOOLS)
}

/** A school that people may register with. */
export async function findPublicSchool(db: Db, id: number) {
  const [row] = await db
    .select({ id: schools.id, name: schools.name, position: schools.lft })
    .from(schools)
    .where(
      and(
        eq(schools.id, id),
        isNull(schools.deletedAt),
        eq(schools.state, 'normal'),
        inArray(schools.type, ['2', '3']),
      ),
    )
  return row
}

/** An administrator who decides about requests of a school. */
export interface Reviewer {
  userId: number
  organizationName: string
}

const MAX_REVIEWERS = 20

/**
 * Who decides about requests of a school: people with the code at the school itself, or else at the nearest organization
 * above it.
 */
export function listReviewers(db: Db, schoolId: number, code: string): Promise<Reviewer[]> {
  return rowsOf<Reviewer>(
    db,
    sql`
      with chosen as (select lft, rgt from school where id = ${schoolId}),
      able as (
        select person.id, school.name, school.depth
        from school, chosen, app_user person
        where school.lft <= chosen.lft and school.rgt >= chosen.rgt and school.deleted_at is null
          and person.school_id = school.id and person.data_state = '0' and person.deleted_at is null
          and exists (
            select 1 from user_role held
            join role_menu granted on granted.role_id = held.role_id and granted.state = 'checked'
            join menu on menu.id = granted.menu_id and menu.permission_code = ${code}
            where held.user_id = person.id))
      select id::float8 as "userId", name as "organizationName" from able
      where depth = (select max(depth) from able) order by id limit ${MAX_REVIEWERS}`,
  )
}

/** The name of an area. */
export async function findAreaName(db: Db, areaCode: string): Promise<string | undefined> {
  const [row] = await db.select({ name: areas.name }).from(areas).where(eq(areas.areaCode, areaCode))
  return row?.name
}

/** How many people of the same name and type an organization has. */
export async function countSameName(db: Db, { schoolId, name, userType }: RegistrationRecord): Promise<number> {
  const counted = await db
    .select({ n: count() })
    .from(users)
    .where(
      and(eq(users.schoolId, schoolId), eq(users.name, name), eq(users.userType, userType), isNull(users.deletedAt)),
    )
  return onlyRow(counted).n
}
