import { and, asc, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { beginsWith } from '../../db/search-text'
import { areas } from '../../db/tables/areas'
import { schools } from '../../db/tables/organizations'
import { type DataScope, positionInScope } from '../../security/scope'

/** Organizations within a scope that have one of these texts as their code or name. */
export async function listOrganizationsNamed(db: Db, scope: DataScope, texts: readonly string[]) {
  if (texts.length === 0) return []
  return db
    .select({ id: schools.id, code: schools.code, path: schools.path, lft: schools.lft, depth: schools.depth })
    .from(schools)
    .where(
      and(
        or(inArray(schools.code, [...texts]), inArray(schools.name, [...texts])),
        isNull(schools.deletedAt),
        positionInScope(scope, schools.lft),
      ),
    )
}

/** Enabled areas that have one of these texts as their code or name. */
export async function listAreasNamed(db: Db, texts: readonly string[]) {
  if (texts.length === 0) return []
  return db
    .select({ code: areas.areaCode, path: areas.path, depth: areas.depth })
    .from(areas)
    .where(and(or(inArray(areas.areaCode, [...texts]), inArray(areas.name, [...texts])), eq(areas.dataStatus, '0')))
}

/**
 * The code of an enabled area that an example can name, and that can have areas below it: a county if there is one,
 * within the scope where that has areas of its own.
 */
export async function findExampleArea(db: Db, { isAll, areaPaths }: DataScope): Promise<string | undefined> {
  const within =
    isAll || areaPaths.length === 0 ? undefined : or(...areaPaths.map((path) => beginsWith(areas.path, path)))
  const digits = sql`char_length(${areas.areaCode})`
  const [row] = await db
    .select({ code: areas.areaCode })
    .from(areas)
    .where(and(eq(areas.dataStatus, '0'), sql`${digits} in (6, 9)`, within))
    .orderBy(digits, desc(areas.depth), asc(areas.areaCode))
    .limit(1)
  return row?.code
}

/** Paths of ids (`/2/6/8/`) of the organizations in a scope, the first ones in tree order. */
export async function listOrganizationPaths(db: Db, scope: DataScope, limit: number): Promise<string[]> {
  const rows = await db
    .select({ path: schools.path })
    .from(schools)
    .where(and(isNull(schools.deletedAt), positionInScope(scope, schools.lft)))
    .orderBy(asc(schools.lft), asc(schools.id))
    .limit(limit)
  return rows.map(({ path }) => path)
}
