import { eq } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { partTimeSchools, userStages, userStageSubjects } from '../../db/tables/users'
import type { Assignments } from './user-assignments.service'

/** Replaces the lists that were sent. */
export async function saveAssignments(
  tx: Db,
  userId: number,
  { schoolIds, gardeIds, pairs }: Assignments,
): Promise<void> {
  if (schoolIds) {
    await tx.delete(partTimeSchools).where(eq(partTimeSchools.userId, userId))
    const rows = schoolIds.map((schoolId, seq) => ({ userId, schoolId, seq }))
    if (rows.length > 0) await tx.insert(partTimeSchools).values(rows)
  }
  if (gardeIds) {
    await tx.delete(userStages).where(eq(userStages.userId, userId))
    const rows = gardeIds.map((gardeId, seq) => ({ userId, gardeId, seq }))
    if (rows.length > 0) await tx.insert(userStages).values(rows)
  }
  if (pairs) {
    await tx.delete(userStageSubjects).where(eq(userStageSubjects.userId, userId))
    const rows = pairs.map((pair, seq) => {
      const [gardeId = '', courseId = ''] = pair.split('-')
      return { userId, gardeId, courseId, seq }
    })
    if (rows.length > 0) await tx.insert(userStageSubjects).values(rows)
  }
}
