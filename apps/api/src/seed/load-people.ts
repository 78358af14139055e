import { sql } from 'drizzle-orm'
import { rowsOf } from '../db/database'
import { hashPassword } from '../security/passwords'
import { seal } from '../security/personal-data'
import type { SeedGrade } from './class-seed'
import { PeopleMaker, type SeedPerson, type StaffedOrganization } from './people-seed'
import type { SetContext } from './set-context'
import type { TableWriter } from './table-writer'
import { onlyRow } from '../db/only-row'

const STEP = 1_000
const ROLE_OF_TYPE: Readonly<Record<SeedPerson['userType'], number>> = { '2': 8, '3': 12, '4': 14, '5': 15, '6': 16 }
const USER_COLUMNS = [
  'id',
  'username',
  'name',
  'user_type',
  'school_id',
  'org_pos',
  'sex',
  'area_code',
  'email',
  'data_state',
  'birth_date',
  'id_card_enc',
  'id_card_hash',
  'mobile_enc',
  'mobile_hash',
  'register_time',
  'created_at',
]

function* allPeople(
  organizations: readonly StaffedOrganization[],
  gradesOf: ReadonlyMap<number, readonly SeedGrade[]>,
  maker: PeopleMaker,
): Generator<SeedPerson> {
  for (const organization of organizations) yield* maker.of(organization, gradesOf.get(organization.id) ?? [])
}

function* inSteps<Item>(items: Iterable<Item>, size: number): Generator<Item[]> {
  let step: Item[] = []
  for (const item of items) {
    step.push(item)
    if (step.length < size) continue
    yield step
    step = []
  }
  if (step.length > 0) yield step
}

async function addUsers({ secrets, createdAt }: SetContext, table: TableWriter, people: readonly SeedPerson[]) {
  const sealed = await Promise.all(
    people.map(async ({ idCard, mobile }) => ({
      card: idCard === undefined ? undefined : await seal(secrets, idCard),
      phone: mobile === undefined ? undefined : await seal(secrets, mobile),
    })),
  )
  for (const [index, person] of people.entries()) {
    const { id, username, name, userType, organization, sex, isDisabled, birth, idCard, mobile } = person
    const { card, phone } = sealed[index] ?? {}
    const email = `${username}@doorway.example`
    const facts = [id, username, name, userType, organization.id, organization.lft, sex, organization.areaCode, email]
    const state = isDisabled ? '1' : '0'
    await table.add(
      [...facts, state, birth, card?.enc, card?.hash, phone?.enc, phone?.hash, createdAt, createdAt],
      [...facts, state, birth, idCard, mobile],
    )
  }
}

/** Writes all people in batches, each through all tables of a person, so that memory use is constant. */
export async function loadPeople(
  context: SetContext,
  organizations: readonly StaffedOrganization[],
  grades: readonly SeedGrade[],
): Promise<void> {
  const gradesOf = new Map<number, SeedGrade[]>()
  for (const grade of grades) gradesOf.set(grade.schoolId, [...(gradesOf.get(grade.schoolId) ?? []), grade])
  const { last } = onlyRow(
    await rowsOf<{ last: number }>(context.db, sql`select coalesce(max(id), 0)::int as last from app_user`),
  )
  const firstId = Math.ceil((last + 1) / STEP) * STEP + 1
  const walk = () => allPeople(organizations, gradesOf, new PeopleMaker(context.random('app_user'), firstId))

  const users = await context.table('app_user', USER_COLUMNS)
  for (const people of inSteps(walk(), STEP)) await addUsers(context, users, people)
  await users.end()

  // COPY writes one table at a time on a connection; the same numbers bring the same people again.
  await loadSecurity(context, walk())
  await loadRolesOf(context, walk())
  await loadDetails(context, walk)
}

async function loadSecurity({ table, createdAt }: SetContext, people: Iterable<SeedPerson>): Promise<void> {
  // One hash that no password fits: hashing a million takes hours.
  const noUser = await hashPassword(crypto.randomUUID())
  const writer = await table('user_security', ['user_id', 'password_hash', 'pwd_changed_at', 'pwd_state'])
  for (const { id, isInitial } of people) {
    const state = isInitial ? 'initial' : 'ok'
    await writer.add([id, noUser, createdAt, state], [id, state])
  }
  await writer.end()
}

async function loadRolesOf({ table, createdAt }: SetContext, people: Iterable<SeedPerson>): Promise<void> {
  const writer = await table('user_role', ['user_id', 'role_id', 'seq', 'granted_at'])
  for (const { id, userType } of people) await writer.add([id, ROLE_OF_TYPE[userType], 0, createdAt])
  await writer.end()
}

async function loadDetails({ table }: SetContext, walk: () => Iterable<SeedPerson>): Promise<void> {
  const teachers = await table('user_teacher', ['user_id', 'user_duty_type', 'user_number'])
  for (const { id, userType, duty } of walk()) if (userType === '4') await teachers.add([id, duty, `T${id}`])
  await teachers.end()
  const students = await table('user_student', ['user_id', 'grade_id', 'class_id', 'user_number', 'in_school_year'])
  for (const { id, userType, grade, classId } of walk())
    if (userType === '5') await students.add([id, grade?.id, classId, `S${id}`, grade?.inYear])
  await students.end()
  const guardians = await table('guardian', ['parent_user_id', 'student_user_id', 'family_name', 'is_primary'])
  for (const { id, sex, childId } of walk())
    if (childId !== undefined) await guardians.add([id, childId, sex === '1' ? '母亲' : '父亲', true])
  await guardians.end()
}
