import { and, asc, eq, gte, sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { prepared } from '../../db/prepared'
import { fileBodies, fileCopies, filePosters, files, fileTranscodes } from '../../db/tables/files'

const fields = {
  id: files.id,
  name: files.name,
  size: files.size,
  ext: files.ext,
  mime: files.mime,
  sha256: files.sha256,
  place: files.place,
  storageId: files.storageId,
  ownerId: files.ownerId,
}

/** By what kinds of records a file is referred to, also those that the caller may not read. */
const referrers = {
  article: sql<boolean>`exists (select from cms_article where cover_file_id = file_object.id)
    or exists (select from attachment where file_id = file_object.id)
    or exists (select from cms_article_file where file_id = file_object.id and is_live)`,
  profile: sql<boolean>`exists (select from school_profile where cover_file_id = file_object.id)
    or exists (select from school_profile where video_file_id = file_object.id)
    or exists (select from school_profile where video_poster_id = file_object.id)
    or exists (select from school_picture where file_id = file_object.id)
    or exists (select from principal_profile where photo_file_id = file_object.id)`,
  topic: sql<boolean>`exists (select from site_topic where cover_file_id = file_object.id)`,
  logo: sql<boolean>`exists (select from cms_site where logo_file_id = file_object.id)`,
  resourceCover: sql<boolean>`exists (select from resource where cover_file_id = file_object.id)`,
  resource: sql<boolean>`exists (select from resource_file where file_id = file_object.id)`,
  work: sql<boolean>`exists (select from comp_work where cover_file_id = file_object.id)`,
}

/** Which kinds of records refer to a file. */
export type Referrers = Record<keyof typeof referrers, boolean>

/** What is known about a file. */
export async function findFile(db: Db, id: string) {
  const [row] = await prepared(db, 'file', (connections) =>
    connections
      .select({ ...fields, referrers })
      .from(files)
      .where(eq(files.id, sql.placeholder('id'))),
  ).execute({ id })
  return row
}

/** The smallest copy of a picture that is at least so many pixels wide; undefined without one. */
export async function findCopy(db: Db, id: string, width: number) {
  const [row] = await db
    .select(fields)
    .from(fileCopies)
    .innerJoin(files, eq(files.id, fileCopies.copyId))
    .where(and(eq(fileCopies.fileId, id), gte(fileCopies.width, width)))
    .orderBy(asc(fileCopies.width))
    .limit(1)
  return row
}

/** The copy of a video that browsers can play; undefined without one. */
export async function findPlayable(db: Db, id: string) {
  const [row] = await db
    .select(fields)
    .from(fileTranscodes)
    .innerJoin(files, eq(files.id, fileTranscodes.copyId))
    .where(eq(fileTranscodes.fileId, id))
  return row
}

/** The still of a video; undefined without one. */
export async function findPoster(db: Db, id: string) {
  const [row] = await db
    .select(fields)
    .from(filePosters)
    .innerJoin(files, eq(files.id, filePosters.posterId))
    .where(eq(filePosters.fileId, id))
  return row
}

/** A file without what refers to it. */
export type FileRow = NonNullable<Awaited<ReturnType<typeof findCopy>>>

/** The bytes of a file stored in the database, in base64url. */
export async function findBody(db: Db, id: string): Promise<string | undefined> {
  const [row] = await prepared(db, 'body of a file', (connections) =>
    connections
      .select({ body: fileBodies.body })
      .from(fileBodies)
      .where(eq(fileBodies.fileId, sql.placeholder('id'))),
  ).execute({ id })
  return row?.body
}
