import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { files, fileTranscodes } from '../../db/tables/files'
import { judgeAssignments } from '../../db/tables/judging'
import { sessions } from '../../db/tables/sign-in'
import { workFiles } from '../../db/tables/work-files'

/** Files of a work without their names, which often are those of people. */
export function listFilesOf(db: Db, workId: number) {
  return db
    .select({
      fileId: workFiles.fileId,
      slot: workFiles.slot,
      seq: workFiles.seq,
      ext: files.ext,
      size: files.size,
      media: files.media,
    })
    .from(workFiles)
    .innerJoin(files, eq(files.id, workFiles.fileId))
    .where(eq(workFiles.workId, workId))
    .orderBy(asc(workFiles.slot), asc(workFiles.seq))
}

/** A file of a work as its judge may know it. */
export type JudgeFileRow = Awaited<ReturnType<typeof listFilesOf>>[number]

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
