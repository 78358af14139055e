import type { Schema } from '@doorway/api-client/types'
import { and, asc, count, desc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import type { PageWindow } from '../../db/page-window'
import { appVersions } from '../../db/tables/app-versions'

const fields = {
  id: appVersions.id,
  platform: appVersions.platform,
  versionName: appVersions.versionName,
  build: appVersions.build,
  url: appVersions.url,
  minBuild: appVersions.minBuild,
  isForced: appVersions.isForced,
  rollout: appVersions.rollout,
  notes: appVersions.notes,
  state: appVersions.state,
  publishedAt: appVersions.publishedAt,
  version: appVersions.version,
}

/** One release. */
export async function findAppVersion(db: Db, id: number) {
  const [row] = await db.select(fields).from(appVersions).where(eq(appVersions.id, id))
  return row
}

/** A release as {@link findAppVersion} returns it. */
export type AppVersionRow = NonNullable<Awaited<ReturnType<typeof findAppVersion>>>

/** One page of the releases with the exact total: by platform, the highest build first. */
export async function pageAppVersions(
  db: Db,
  { platform, state }: Schema<'AppVersionConditions'>,
  window: PageWindow,
): Promise<{ rows: AppVersionRow[]; total: number }> {
  const where = and(
    platform ? eq(appVersions.platform, platform) : undefined,
    state ? eq(appVersions.state, state) : undefined,
  )
  const rows = await db
    .select(fields)
    .from(appVersions)
    .where(where)
    .orderBy(asc(appVersions.platform), desc(appVersions.build))
    .limit(window.limit)
    .offset(window.offset)
  const counted = await db.select({ n: count() }).from(appVersions).where(where)
  return { rows, total: onlyRow(counted).n }
}

const MAX_CANDIDATES = 50

/** Published releases of a platform above a build, the highest first. */
export function listPublishedAbove(db: Db, platform: AppVersionRow['platform'], build: number) {
  return db
    .select(fields)
    .from(appVersions)
    .where(and(eq(appVersions.platform, platform), eq(appVersions.state, 'published'), gt(appVersions.build, build)))
    .orderBy(desc(appVersions.build))
    .limit(MAX_CANDIDATES)
}

/** Waits until no other transaction changes the release. */
export async function lockAppVersion(tx: Db, id: number): Promise<void> {
  await tx.select({ id: appVersions.id }).from(appVersions).where(eq(appVersions.id, id)).for('update')
}

/** Adds a release and returns its id. */
export async function insertAppVersion(tx: Db, release: typeof appVersions.$inferInsert): Promise<number> {
  return onlyRow(await tx.insert(appVersions).values(release).returning({ id: appVersions.id })).id
}

/** Changes columns of one release and increments its version. */
export async function updateAppVersion(
  tx: Db,
  id: number,
  change: Partial<typeof appVersions.$inferInsert>,
): Promise<void> {
  await tx
    .update(appVersions)
    .set({ ...change, version: sql`${appVersions.version} + 1` })
    .where(eq(appVersions.id, id))
}
