import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { fileCopies, files } from '../../db/tables/files'
import type { BodyPicture } from './body-pictures'

/** Those of these files that are pictures of a known size, with the widths of their copies. */
export async function listBodyPictures(db: Db, ids: readonly string[]): Promise<BodyPicture[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: files.id, width: files.width, height: files.height, copy: fileCopies.width })
    .from(files)
    .leftJoin(fileCopies, eq(fileCopies.fileId, files.id))
    .where(and(inArray(files.id, [...ids]), isNotNull(files.width), isNotNull(files.height)))
    .orderBy(asc(files.id), asc(fileCopies.width))
  const pictures = new Map<string, BodyPicture>()
  for (const { id, width, height, copy } of rows) {
    if (width === null || height === null) continue
    const copies = pictures.get(id)?.copies ?? []
    pictures.set(id, { id, width, height, copies: copy === null ? copies : [...copies, copy] })
  }
  return [...pictures.values()]
}
