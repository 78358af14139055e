import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { files } from '../../db/tables/files'
import { workFiles } from '../../db/tables/work-files'

/** Files of a work by slot and place, without their names, which often are those of people. */
export function listNamelessFiles(db: Db, workId: number) {
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

/** A file of a work as readers may know it who must not know its author. */
export type NamelessFile = Awaited<ReturnType<typeof listNamelessFiles>>[number]
