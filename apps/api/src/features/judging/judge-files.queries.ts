import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { fileTranscodes } from '../../db/tables/files'
import { judgeAssignments } from '../../db/tables/judging'
import { sessions } from '../../db/tables/sign-in'
import { workFiles } from '../../db/tables/work-files'

/** Which file of a work, and for whom. */
export interface JudgeFileKey {
  assignmentId: number
  slot: string
  seq: number
  sessionId: string
}

/** The file behind a key, while the session is the judge's and lasts and the assignment stands. */
export async function findJudgeFile(db: Db, { assignmentId, slot, seq, sessionId }: JudgeFileKey, now: Date) {
  const [row] = await db
    .select({ fileId: sql<string>`coalesce(${fileTranscodes.copyId}, ${workFiles.fileId})` })
    .from(judgeAssignments)
    .innerJoin(workFiles, eq(workFiles.workId, judgeAssignments.workId))
    .leftJoin(fileTranscodes, eq(fileTranscodes.fileId, workFiles.fileId))
    .innerJoin(sessions, eq(sessions.userId, judgeAssignments.judgeId))
    .where(
      and(
        eq(judgeAssignments.id, assignmentId),
        inArray(judgeAssignments.state, ['assigned', 'in_progress', 'returned', 'submitted', 'locked']),
        eq(workFiles.slot, slot),
        eq(workFiles.seq, seq),
        eq(sessions.id, sessionId),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, now),
      ),
    )
  return row?.fileId
}
