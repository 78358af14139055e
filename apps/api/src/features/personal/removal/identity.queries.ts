import { eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database'
import { contactCodes, recoveryCodes, verifiedContacts } from '../../../db/tables/contacts'
import { favourites } from '../../../db/tables/personal'
import { userRoles } from '../../../db/tables/roles'
import { knownDevices, passwordResets, sessions, signInGuards } from '../../../db/tables/sign-in'
import {
  guardians,
  partTimeSchools,
  passwordHistory,
  students,
  teacherClasses,
  teachers,
  users,
  userSecurity,
  userStages,
  userStageSubjects,
} from '../../../db/tables/users'

/** A person whose account is closed, with the name and login name of the account so far. */
export interface ClosedPerson {
  id: number
  name: string
  username: string
}

const MAX_USERNAME = 18

/**
 * Replaces what identifies a person in the record itself. The row stays under a name that says nothing, since published
 * content and the logs refer to it.
 */
export async function anonymise(tx: Db, { id }: ClosedPerson, name: string, now: Date): Promise<void> {
  await tx
    .update(users)
    .set({
      username: `closed-${id}`.slice(0, MAX_USERNAME),
      name,
      idCardEnc: null,
      idCardHash: null,
      birthDate: null,
      mobileEnc: null,
      mobileHash: null,
      sex: null,
      remark: null,
      email: null,
      imgPath: null,
      discTitle: null,
      discDetail: null,
      dataState: '1',
      updatedAt: now,
      deletedAt: now,
      version: sql`${users.version} + 1`,
    })
    .where(eq(users.id, id))
  await tx
    .update(students)
    .set({
      gradeId: null,
      classId: null,
      userNumber: null,
      inSchoolYear: null,
      enrollmentNumberEnc: null,
      enrollmentNumberHash: null,
    })
    .where(eq(students.userId, id))
  await tx.update(teachers).set({ userNumber: null }).where(eq(teachers.userId, id))
  await tx.delete(guardians).where(or(eq(guardians.parentUserId, id), eq(guardians.studentUserId, id)))
  for (const table of [teacherClasses, partTimeSchools, userStages, userStageSubjects, userRoles, favourites])
    await tx.delete(table).where(eq(table.userId, id))
  for (const table of ['judge_profile', 'notification_setting'])
    await tx.execute(sql`delete from ${sql.identifier(table)} where user_id = ${id}`)
}

/** Removes what signing in has left: passwords, devices, networks, counters of failures, codes and messages not sent. */
export async function removeSignIns(tx: Db, { id, username }: ClosedPerson): Promise<void> {
  const name = username.toLowerCase()
  await tx.update(sessions).set({ ip: null, userAgent: null }).where(eq(sessions.userId, id))
  const secrets = [knownDevices, passwordHistory, userSecurity, passwordResets]
  for (const table of [...secrets, contactCodes, recoveryCodes, verifiedContacts])
    await tx.delete(table).where(eq(table.userId, id))
  await tx.execute(sql`delete from outbox_message where user_id = ${id}`)
  await tx
    .delete(signInGuards)
    .where(
      or(
        inArray(signInGuards.subject, [name]),
        ...[`${name}|`, `change:${id}|`].map((start) => sql`starts_with(${signInGuards.subject}, ${start})`),
      ),
    )
}
