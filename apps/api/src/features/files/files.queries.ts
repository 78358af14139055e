import { and, asc, eq, gte, inArray, isNotNull, lte, or } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { articleFiles } from '../../db/tables/article-editing'
import { articles, attachments, columns, sites } from '../../db/tables/content'
import { works } from '../../db/tables/competitions'
import { fileBodies, fileCopies, files } from '../../db/tables/files'
import { siteTopics } from '../../db/tables/front-page'
import { principalProfiles, schoolPictures, schoolProfiles } from '../../db/tables/profiles'
import { resourceFiles, resources } from '../../db/tables/research'
import { isLive, isVisible } from '../articles/article-visibility.queries'
import { isPublicWork } from '../competitions/public-works.queries'
import type { Reader } from '../content/reader'
import { isOffered } from '../research/resources.queries'

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

/** What is known about a file. */
export async function findFile(db: Db, id: string) {
  const [row] = await db.select(fields).from(files).where(eq(files.id, id))
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

/** A file as {@link findFile} returns it. */
export type FileRow = NonNullable<Awaited<ReturnType<typeof findFile>>>

/** The bytes of a file stored in the database, in base64url. */
export async function findBody(db: Db, id: string): Promise<string | undefined> {
  const [row] = await db.select({ body: fileBodies.body }).from(fileBodies).where(eq(fileBodies.fileId, id))
  return row?.body
}

/** Does an article that satisfies `where` carry the file: as an attachment, as a cover or inside its text? */
async function inArticle(db: Db, id: string, where: ReturnType<typeof isLive>): Promise<boolean> {
  const inText = db
    .select({ id: articleFiles.articleId })
    .from(articleFiles)
    .where(and(eq(articleFiles.fileId, id), eq(articleFiles.isLive, true)))
  const [row] = await db
    .select({ id: articles.id })
    .from(articles)
    .innerJoin(columns, eq(columns.id, articles.columnId))
    .innerJoin(sites, eq(sites.id, articles.siteId))
    .leftJoin(attachments, and(eq(attachments.articleId, articles.id), eq(attachments.fileId, id)))
    .where(and(or(eq(articles.coverFileId, id), isNotNull(attachments.id), inArray(articles.id, inText)), where))
    .limit(1)
  return row !== undefined
}

/** Is the file the picture of a special topic of an open site? */
async function inTopic(db: Db, id: string): Promise<boolean> {
  const [row] = await db
    .select({ id: siteTopics.id })
    .from(siteTopics)
    .innerJoin(sites, eq(sites.id, siteTopics.siteId))
    .where(and(eq(siteTopics.coverFileId, id), inArray(sites.state, ['running', 'readonly'])))
    .limit(1)
  return row !== undefined
}

/** Is the file the logo of an open site? */
async function isLogo(db: Db, id: string): Promise<boolean> {
  const [row] = await db
    .select({ id: sites.id })
    .from(sites)
    .where(and(eq(sites.logoFileId, id), inArray(sites.state, ['running', 'readonly'])))
    .limit(1)
  return row !== undefined
}

/** Does a presented school or principal carry the file? */
async function inProfile(db: Db, id: string, now: Date): Promise<boolean> {
  const inAlbum = db.select({ id: schoolPictures.schoolId }).from(schoolPictures).where(eq(schoolPictures.fileId, id))
  const [school] = await db
    .select({ id: schoolProfiles.schoolId })
    .from(schoolProfiles)
    .where(
      and(
        or(
          eq(schoolProfiles.coverFileId, id),
          eq(schoolProfiles.videoFileId, id),
          eq(schoolProfiles.videoPosterId, id),
          inArray(schoolProfiles.schoolId, inAlbum),
        ),
        eq(schoolProfiles.state, 'published'),
        lte(schoolProfiles.publishAt, now),
      ),
    )
    .limit(1)
  if (school) return true
  const [principal] = await db
    .select({ id: principalProfiles.id })
    .from(principalProfiles)
    .where(
      and(
        eq(principalProfiles.photoFileId, id),
        eq(principalProfiles.state, 'published'),
        lte(principalProfiles.publishAt, now),
      ),
    )
  return principal !== undefined
}

/** Is the file the cover of a resource that is offered to this reader? Covers are in lists, which have no column. */
async function isResourceCover(db: Db, id: string, { actor, now }: Reader): Promise<boolean> {
  const [row] = await db
    .select({ id: resources.id })
    .from(resources)
    .where(and(eq(resources.coverFileId, id), isOffered(actor, now)))
    .limit(1)
  return row !== undefined
}

/** The kinds of the offered resources that carry the file; their columns decide who may open them. */
async function resourceKinds(db: Db, id: string, { actor, now }: Reader): Promise<string[]> {
  const rows = await db
    .selectDistinct({ kind: resources.kind })
    .from(resourceFiles)
    .innerJoin(resources, eq(resources.id, resourceFiles.resourceId))
    .where(and(eq(resourceFiles.fileId, id), isOffered(actor, now)))
  return rows.map(({ kind }) => kind)
}

/** Is the file the cover of a work open to all visitors? */
async function isWorkCover(db: Db, id: string, now: Date): Promise<boolean> {
  const [row] = await db
    .select({ id: works.id })
    .from(works)
    .where(and(eq(works.coverFileId, id), isPublicWork(works.id, now)))
    .limit(1)
  return row !== undefined
}

/** Where a file is used, as far as this reader may know. */
export async function findUses(db: Db, id: string, reader: Reader) {
  const [isShown, isProfile, isTopic, isOfSite, isCover, isOfWork, kinds] = await Promise.all([
    inArticle(db, id, isVisible(reader)),
    inProfile(db, id, reader.now),
    inTopic(db, id),
    isLogo(db, id),
    isResourceCover(db, id, reader),
    isWorkCover(db, id, reader.now),
    resourceKinds(db, id, reader),
  ])
  const isForOthers = !isShown && !reader.actor && (await inArticle(db, id, isLive(reader.now)))
  return { isShown: isShown || isProfile || isTopic || isOfSite || isCover || isOfWork, kinds, isForOthers }
}
