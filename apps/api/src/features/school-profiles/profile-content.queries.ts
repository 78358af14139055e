import type { Schema } from '@doorway/api-client/types'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { files } from '../../db/tables/files'
import { schoolProfileDraftFiles, schoolProfileDrafts } from '../../db/tables/profile-drafts'
import { schoolCourses, schoolPictures, schoolProfiles } from '../../db/tables/profiles'

/** What a school presents, as its draft has it. */
export type ProfileContent = Schema<'SchoolProfileContent'>

/** Pixels of a picture whose size is not known: the proportion of the album. */
const UNKNOWN_SIZE = { width: 960, height: 540 } as const

/** The stored profile of a school in any state. */
export async function findProfile(db: Db, schoolId: number) {
  const [row] = await db.select().from(schoolProfiles).where(eq(schoolProfiles.schoolId, schoolId))
  return row
}

/** The result of {@link findProfile}. */
export type StoredProfile = NonNullable<Awaited<ReturnType<typeof findProfile>>>

/** Writes the draft of a school and increments its version. */
export async function writeDraft(
  tx: Db,
  schoolId: number,
  change: Omit<typeof schoolProfileDrafts.$inferInsert, 'schoolId' | 'version'>,
): Promise<void> {
  await tx
    .insert(schoolProfileDrafts)
    .values({ ...change, schoolId, version: 1 })
    .onConflictDoUpdate({
      target: schoolProfileDrafts.schoolId,
      set: { ...change, version: sql`${schoolProfileDrafts.version} + 1` },
    })
}

/** Pictures that the draft of a school names. */
export async function listDraftFiles(db: Db, schoolId: number): Promise<string[]> {
  const rows = await db
    .select({ id: schoolProfileDraftFiles.fileId })
    .from(schoolProfileDraftFiles)
    .where(eq(schoolProfileDraftFiles.schoolId, schoolId))
  return rows.map(({ id }) => id)
}

/** Makes these the pictures of the draft. */
export async function replaceDraftFiles(tx: Db, schoolId: number, ids: readonly string[]): Promise<void> {
  await tx.delete(schoolProfileDraftFiles).where(eq(schoolProfileDraftFiles.schoolId, schoolId))
  if (ids.length > 0) await tx.insert(schoolProfileDraftFiles).values(ids.map((fileId) => ({ schoolId, fileId })))
}

/** Which of these files nothing uses. */
export async function listUnused(tx: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .select({ id: files.id })
    .from(files)
    .where(
      and(inArray(files.id, [...ids]), sql`not exists (select 1 from file_use where file_use.file_id = ${files.id})`),
    )
  return rows.map(({ id }) => id)
}

/** Puts these fields on the portal, at the first time from `now` on. */
export async function writeProfile(
  tx: Db,
  schoolId: number,
  change: Omit<typeof schoolProfiles.$inferInsert, 'schoolId' | 'state' | 'publishAt'>,
  now: Date,
): Promise<void> {
  await tx
    .insert(schoolProfiles)
    .values({ ...change, schoolId, state: 'published', publishAt: now })
    .onConflictDoUpdate({
      target: schoolProfiles.schoolId,
      set: {
        ...change,
        state: 'published',
        publishAt: sql`coalesce(${schoolProfiles.publishAt}, ${now.toISOString()}::timestamptz)`,
        version: sql`${schoolProfiles.version} + 1`,
      },
    })
}

/** Takes the profile of a school off the portal. */
export async function hideProfile(tx: Db, schoolId: number): Promise<void> {
  await tx
    .update(schoolProfiles)
    .set({ state: 'draft', version: sql`${schoolProfiles.version} + 1` })
    .where(eq(schoolProfiles.schoolId, schoolId))
}

/** Makes these the courses and pictures of a school, in this order. */
export async function replaceParts(tx: Db, schoolId: number, { courses, pictures }: ProfileContent): Promise<void> {
  await tx.delete(schoolCourses).where(eq(schoolCourses.schoolId, schoolId))
  if (courses.length > 0) await tx.insert(schoolCourses).values(courses.map((row, seq) => ({ ...row, schoolId, seq })))
  const ids = pictures.map(({ id }) => id)
  const known = await tx
    .select({ id: schoolPictures.fileId, width: schoolPictures.width, height: schoolPictures.height })
    .from(schoolPictures)
    .where(eq(schoolPictures.schoolId, schoolId))
  await tx.delete(schoolPictures).where(eq(schoolPictures.schoolId, schoolId))
  if (ids.length === 0) return
  const stored = await tx
    .select({ id: files.id, width: files.width, height: files.height })
    .from(files)
    .where(inArray(files.id, ids))
  const sizeOf = (id: string) => {
    const { width, height } = stored.find((file) => file.id === id) ?? { width: null, height: null }
    if (width !== null && height !== null) return { width, height }
    const { width: knownWidth, height: knownHeight } = known.find((file) => file.id === id) ?? UNKNOWN_SIZE
    return { width: knownWidth, height: knownHeight }
  }
  await tx
    .insert(schoolPictures)
    .values(pictures.map(({ id, alt }, seq) => ({ schoolId, seq, fileId: id, alt, ...sizeOf(id) })))
}
