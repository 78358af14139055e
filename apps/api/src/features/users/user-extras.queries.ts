import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { students, teacherClasses, teachers } from '../../db/tables/users'

/** Adds or changes what only students have. Undefined columns stay as they are. */
export async function upsertStudent(
  tx: Db,
  userId: number,
  row: Omit<typeof students.$inferInsert, 'userId'>,
): Promise<void> {
  await tx
    .insert(students)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: students.userId, set: { userId, ...row } })
}

/** Adds or changes what only teachers have. Undefined columns stay as they are. */
export async function upsertTeacher(
  tx: Db,
  userId: number,
  row: Omit<typeof teachers.$inferInsert, 'userId'>,
): Promise<void> {
  await tx
    .insert(teachers)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: teachers.userId, set: { userId, ...row } })
}

/** Removes a teacher as the head of any class. */
export async function removeHeadClass(tx: Db, userId: number): Promise<void> {
  await tx.delete(teacherClasses).where(and(eq(teacherClasses.userId, userId), eq(teacherClasses.duty, 'head')))
}

/** Makes a teacher the head of a class. */
export async function insertHeadClass(tx: Db, userId: number, classId: number): Promise<void> {
  await tx.insert(teacherClasses).values({ userId, classId, duty: 'head' })
}

/** Removes grade, class and classes taught, which belong to the organization that a person leaves. */
export async function clearClasses(tx: Db, userId: number): Promise<void> {
  await tx.update(students).set({ gradeId: null, classId: null }).where(eq(students.userId, userId))
  await tx.delete(teacherClasses).where(eq(teacherClasses.userId, userId))
}
