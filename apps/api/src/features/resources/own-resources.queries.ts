import { and, asc, count, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import type { PageWindow } from '../../db/page-window'
import { files } from '../../db/tables/files'
import { schools } from '../../db/tables/organizations'
import { resourceFiles, resourceReviews, resources } from '../../db/tables/research'

/** A resource as its owner sees it. */
export type OwnResource = typeof resources.$inferSelect

const isOwn = (ownerId: number) => and(eq(resources.ownerId, ownerId), isNull(resources.deletedAt))

/** One's own resources, the newest first. */
export async function pageOwn(db: Db, ownerId: number, state: OwnResource['state'] | undefined, window: PageWindow) {
  const where = and(isOwn(ownerId), state && eq(resources.state, state))
  const rows = await db
    .select()
    .from(resources)
    .where(where)
    .orderBy(desc(resources.id))
    .limit(window.limit)
    .offset(window.offset)
  const total = await db.select({ n: count() }).from(resources).where(where)
  return { rows, total: onlyRow(total).n }
}

/** One of one's own resources. Inside a transaction it stays as it is until the end. */
export async function findOwn(tx: Db, ownerId: number, id: number): Promise<OwnResource | undefined> {
  const [row] = await tx
    .select()
    .from(resources)
    .where(and(isOwn(ownerId), eq(resources.id, id)))
    .for('update')
  return row
}

/** Adds a resource. */
export async function insertResource(tx: Db, row: typeof resources.$inferInsert): Promise<OwnResource | undefined> {
  const [added] = await tx.insert(resources).values(row).returning()
  return added
}

/** Changes a resource and counts its version on. */
export async function updateResource(
  tx: Db,
  known: OwnResource,
  change: Partial<typeof resources.$inferInsert>,
): Promise<OwnResource | undefined> {
  const [row] = await tx
    .update(resources)
    .set({ ...change, version: known.version + 1 })
    .where(eq(resources.id, known.id))
    .returning()
  return row
}

/** Files of resources, in the order of each. */
export async function listFilesOf(db: Db, resourceIds: readonly number[]) {
  if (resourceIds.length === 0) return []
  return db
    .select({
      resourceId: resourceFiles.resourceId,
      id: files.id,
      name: files.name,
      size: files.size,
      ext: files.ext,
    })
    .from(resourceFiles)
    .innerJoin(files, eq(files.id, resourceFiles.fileId))
    .where(inArray(resourceFiles.resourceId, [...resourceIds]))
    .orderBy(asc(resourceFiles.resourceId), asc(resourceFiles.seq), asc(files.id))
}

/** What reviewers say of resources that they have returned or taken off, by the id of the resource. */
export async function listReasons(db: Db, resourceIds: readonly number[]): Promise<Map<number, string>> {
  if (resourceIds.length === 0) return new Map()
  const rows = await db
    .selectDistinctOn([resourceReviews.resourceId], { id: resourceReviews.resourceId, reason: resourceReviews.reason })
    .from(resourceReviews)
    .innerJoin(resources, eq(resources.id, resourceReviews.resourceId))
    .where(
      and(inArray(resourceReviews.resourceId, [...resourceIds]), inArray(resources.state, ['returned', 'off_shelf'])),
    )
    .orderBy(asc(resourceReviews.resourceId), desc(resourceReviews.id))
  return new Map(rows.flatMap(({ id, reason }) => (reason === null ? [] : [[id, reason]])))
}

/** A file of a resource. */
export type OwnFile = Awaited<ReturnType<typeof listFilesOf>>[number]

/** Puts files behind those that a resource has. */
export async function attachFiles(tx: Db, resourceId: number, from: number, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.insert(resourceFiles).values(ids.map((fileId, index) => ({ resourceId, fileId, seq: from + index })))
}

/** The area of an organization. */
export async function areaOf(db: Db, schoolId: number): Promise<string | null> {
  const [row] = await db.select({ areaCode: schools.areaCode }).from(schools).where(eq(schools.id, schoolId))
  return row?.areaCode ?? null
}
