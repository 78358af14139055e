import { birthDateOf } from '../security/masks'
import { seal } from '../security/personal-data'
import { hashPassword } from '../security/passwords'
import type { Secrets } from '../security/secrets'
import { demoIdCard, demoMobile, furtherTeachers, namedPeople, type PersonSeed } from './person-data'

const REGISTERED_DAYS_AGO = 81
const DAY_MS = 24 * 3_600_000

/** A person together with the id that comes from the place in the list. */
export interface NumberedPerson extends PersonSeed {
  id: number
}

/** Everybody, named people first. */
export const people: readonly NumberedPerson[] = [...namedPeople, ...furtherTeachers].map((person, index) => ({
  ...person,
  id: index + 1,
}))

/** Rows of the user table. Positions in the organization tree come from `positionOf`. */
export async function userRows(secrets: Secrets, now: Date, positionOf: ReadonlyMap<number, number>) {
  const registered = new Date(now.getTime() - REGISTERED_DAYS_AGO * DAY_MS).toISOString()
  return Promise.all(
    people.map(async (person) => {
      const idCard = demoIdCard(person.areaCode, person.birth, person.id)
      const [card, mobile] = await Promise.all([seal(secrets, idCard), seal(secrets, demoMobile(person.id + 200))])
      return {
        id: person.id,
        username: person.username,
        name: person.name,
        user_type: person.userType,
        id_card_enc: card.enc,
        id_card_hash: card.hash,
        birth_date: birthDateOf(idCard) ?? null,
        school_id: person.schoolId,
        org_pos: positionOf.get(person.schoolId) ?? null,
        mobile_enc: mobile.enc,
        mobile_hash: mobile.hash,
        sex: person.sex,
        area_code: person.areaCode,
        email: `${person.username}@doorway.example`,
        data_state: person.state === 'disabled' ? '1' : '0',
        register_time: registered,
        source: 'admin',
        version: 0,
        created_at: registered,
      }
    }),
  )
}

/** Rows of the passwords. Named people share the demo password, each with a hash of their own; the rest cannot sign in. */
export async function securityRows(password: string, now: Date) {
  const noUser = await hashPassword(crypto.randomUUID())
  const rows: Record<string, unknown>[] = []
  for (const { id, state } of people) {
    const isNamed = id <= namedPeople.length
    rows.push({
      user_id: id,
      password_hash: isNamed ? await hashPassword(password) : noUser,
      pwd_changed_at: now.toISOString(),
      pwd_state: state === 'initial' || state === 'expired' ? state : 'ok',
      permission_epoch: 0,
    })
  }
  return rows
}

/** Rows of the tables around a person. */
export function personDetailRows() {
  const byName = new Map(people.map(({ username, id }) => [username, id]))
  const familyOf = (parent: string, child: string, familyName: string) => ({
    parent_user_id: byName.get(parent),
    student_user_id: byName.get(child),
    family_name: familyName,
    is_primary: true,
  })
  return {
    roles: people.flatMap(({ id, roleIds }) =>
      roleIds.map((roleId, seq) => ({ user_id: id, role_id: roleId, seq, granted_at: 'now' })),
    ),
    teachers: people
      .filter(({ userType }) => userType === '4')
      .map(({ id, duty }) => ({
        user_id: id,
        user_duty_type: duty ?? null,
        user_number: `T${String(id).padStart(4, '0')}`,
      })),
    headed: people.flatMap(({ id, userType, classId }) =>
      userType === '4' && classId ? [{ user_id: id, class_id: classId, duty: 'head' }] : [],
    ),
    students: people
      .filter(({ userType }) => userType === '5')
      .map(({ id, gradeId, classId }) => ({
        user_id: id,
        grade_id: gradeId ?? null,
        class_id: classId ?? null,
        user_number: `2026${String(id).padStart(4, '0')}`,
        in_school_year: 2021,
      })),
    stages: people.flatMap(({ id, subject }) =>
      subject ? [{ user_id: id, garde_id: subject.split('-')[0], seq: 0 }] : [],
    ),
    subjects: people.flatMap(({ id, subject }) => {
      const [gardeId, courseId] = subject?.split('-') ?? []
      return gardeId && courseId ? [{ user_id: id, garde_id: gardeId, course_id: courseId, seq: 0 }] : []
    }),
    guardians: [familyOf('p_wangjg', 's_wangzh', '父亲'), familyOf('p_zhaoyl', 's_lixc', '母亲')],
  }
}

/** The lock of the person who shows it: for the network of this machine, as a real one would stand. */
export function lockRows(now: Date) {
  return people
    .filter(({ state }) => state === 'locked')
    .map(({ username }) => ({
      kind: 'pair',
      subject: `${username}|127.0.0`,
      window_start: now.toISOString(),
      failures: 5,
      locked_until: new Date(now.getTime() + 3_600_000).toISOString(),
      lock_level: 3,
    }))
}
