import { and, eq, inArray, lte, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { works } from '../../db/tables/competitions'
import { articles, columns, sites } from '../../db/tables/content'
import { siteTopics } from '../../db/tables/front-page'
import { principalProfiles, schoolPictures, schoolProfiles } from '../../db/tables/profiles'
import { resourceFiles, resources } from '../../db/tables/research'
import { isLive, isVisible } from '../articles/article-visibility.queries'
import { isPublicWork } from '../competitions/public-works.queries'
import type { Reader } from '../content/reader'
import { isOffered } from '../research/resources.queries'
import type { Referrers } from './files.queries'

/** Does an article that satisfies `where` carry the file: as an attachment, as a cover or inside its text? */
async function inArticle(db: Db, id: string, where: ReturnType<typeof isLive>): Promise<boolean> {
  // Ids first: a condition on the joined tables would look at every article.
  const carriers = sql`(
    select article_id from attachment where file_id = ${id}
    union select article_id from cms_article_file where file_id = ${id} and is_live
    union select id from cms_article where cover_file_id = ${id})`
  const [row] = await db
    .select({ id: articles.id })
    .from(articles)
    .innerJoin(columns, eq(columns.id, articles.columnId))
    .innerJoin(sites, eq(sites.id, articles.siteId))
    .where(and(inArray(articles.id, carriers), where))
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

/** What refers to a file, as far as this reader may know. */
export interface FileUses {
  /** Something that this reader may read shows it. */
  isShown: boolean
  /** Kinds of offered resources that carry it; their columns decide. */
  kinds: string[]
  /** It is published, for readers who are signed in. */
  isForOthers: boolean
}

/** Looks at the records that refer to a file, until one of them shows it to this reader. */
export async function findUses(db: Db, id: string, referrers: Referrers, reader: Reader): Promise<FileUses> {
  const { article, profile, topic, logo, resource, resourceCover, work } = referrers
  const isShown =
    (article && (await inArticle(db, id, isVisible(reader)))) ||
    (profile && (await inProfile(db, id, reader.now))) ||
    (resourceCover && (await isResourceCover(db, id, reader))) ||
    (work && (await isWorkCover(db, id, reader.now))) ||
    (topic && (await inTopic(db, id))) ||
    (logo && (await isLogo(db, id)))
  if (isShown) return { isShown, kinds: [], isForOthers: false }
  const kinds = resource ? await resourceKinds(db, id, reader) : []
  const isForOthers = article && !reader.actor && (await inArticle(db, id, isLive(reader.now)))
  return { isShown, kinds, isForOthers }
}
