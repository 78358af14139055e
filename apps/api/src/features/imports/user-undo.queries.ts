// oxlint-disable-next-line no-restricted-imports -- the namespace import is the allowed one; the rule takes its z for the named import
import * as z from 'zod'
import type { Db } from '../../db/database'
import { users, students, teachers } from '../../db/tables/users'
import { eq, asc } from 'drizzle-orm'
import { userRoles } from '../../db/tables/roles'

const text = z.nullable(z.string())

const number = z.nullable(z.number())

export const snapshot = z.object({
  user: z.object({
    name: z.string(),
    userType: z.string(),
    schoolId: number,
    areaCode: text,
    sex: z.nullable(z.enum(['0', '1'])),
    remark: text,
    email: text,
    idCardEnc: text,
    idCardHash: text,
    birthDate: text,
    mobileEnc: text,
    mobileHash: text,
  }),
  roleIds: z.array(z.number()),
  student: z.nullable(
    z.object({
      gradeId: number,
      classId: number,
      userNumber: text,
      inSchoolYear: number,
      enrollmentNumberEnc: text,
      enrollmentNumberHash: text,
    }),
  ),
  teacher: z.nullable(z.object({ userDutyType: text, userNumber: text })),
})

/** A person as they were before an import changed them. */
export type UserSnapshot = z.infer<typeof snapshot>

/** Everything of a person that an import may change. */
export async function snapshotOf(tx: Db, userId: number): Promise<UserSnapshot> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId))
  const roles = await tx
    .select({ roleId: userRoles.roleId })
    .from(userRoles)
    .where(eq(userRoles.userId, userId))
    .orderBy(asc(userRoles.seq))
  const [student] = await tx.select().from(students).where(eq(students.userId, userId))
  const [teacher] = await tx.select().from(teachers).where(eq(teachers.userId, userId))
  return snapshot.parse({
    user,
    roleIds: roles.map(({ roleId }) => roleId),
    student: student ?? null,
    teacher: teacher ?? null,
  })
}
