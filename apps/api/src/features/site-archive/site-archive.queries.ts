import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import { files } from '../../db/tables/files'
import { libraryFiles } from '../../db/tables/library'
import { tasks } from '../../db/tables/tasks'

/** Is an archive of the site being made, or will be? */
export async function isArchiving(db: Db, siteId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: tasks.id })
    .from(tasks)
    .where(
      and(
        eq(tasks.kind, 'siteArchive'),
        inArray(tasks.state, ['queued', 'running']),
        eq(sql`(${tasks.params} ->> 'siteId')::bigint`, siteId),
      ),
    )
    .limit(1)
  return row !== undefined
}

/** Bytes of the files in the media library of a site. */
export async function countLibraryBytes(db: Db, siteId: number): Promise<number> {
  const rows = await db
    .select({ bytes: sql<number>`coalesce(sum(${files.size}), 0)::float8` })
    .from(libraryFiles)
    .innerJoin(files, eq(files.id, libraryFiles.fileId))
    .where(eq(libraryFiles.siteId, siteId))
  return onlyRow(rows).bytes
}
