import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { areas } from '../../db/tables/areas'
import { schools } from '../../db/tables/organizations'

/** Deletes an organization that has not changed since it was added. Returns whether it did. */
export async function deleteUnchangedOrganization(tx: Db, id: number): Promise<boolean> {
  const rows = await tx
    .delete(schools)
    .where(and(eq(schools.id, id), eq(schools.version, 0), isNull(schools.deletedAt)))
    .returning({ id: schools.id })
  return rows.length > 0
}

/** Changes an organization that still has this version. Returns whether it did. */
export async function restoreOrganization(
  tx: Db,
  { id, version }: { id: number; version: number },
  change: Partial<typeof schools.$inferInsert>,
): Promise<boolean> {
  const rows = await tx
    .update(schools)
    .set({ ...change, version: version + 1 })
    .where(and(eq(schools.id, id), eq(schools.version, version), isNull(schools.deletedAt)))
    .returning({ id: schools.id })
  return rows.length > 0
}

/**
 * Deletes an area that has not changed since it was added. Returns whether it did. An area with areas below it stays,
 * because they would be deleted with it.
 */
export async function deleteUnchangedArea(tx: Db, areaCode: string): Promise<boolean> {
  const rows = await tx
    .delete(areas)
    .where(
      and(
        eq(areas.areaCode, areaCode),
        eq(areas.version, 0),
        sql`not exists (select 1 from area child where child.parent_code = ${areas.areaCode})`,
      ),
    )
    .returning({ code: areas.areaCode })
  return rows.length > 0
}

/** Changes an area that still has this version. Returns whether it did. */
export async function restoreArea(
  tx: Db,
  { areaCode, version }: { areaCode: string; version: number },
  change: Partial<typeof areas.$inferInsert>,
): Promise<boolean> {
  const rows = await tx
    .update(areas)
    .set({ ...change, version: version + 1 })
    .where(and(eq(areas.areaCode, areaCode), eq(areas.version, version)))
    .returning({ code: areas.areaCode })
  return rows.length > 0
}
