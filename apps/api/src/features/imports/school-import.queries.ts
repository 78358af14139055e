import type { Db } from '../../db/database'
import type { ImportLine } from './import-kind'
import { schools } from '../../db/tables/organizations'
import { and, isNull, or, inArray } from 'drizzle-orm'

export function listExisting(db: Db, lines: readonly ImportLine[]) {
  const cells = (field: string) => lines.flatMap(({ values }) => values[field]?.trim() || [])
  return db
    .select({
      id: schools.id,
      name: schools.name,
      code: schools.code,
      parentId: schools.parentId,
      lft: schools.lft,
      version: schools.version,
      type: schools.type,
      schoolType: schools.schoolType,
      areaCode: schools.areaCode,
      displayOrder: schools.displayOrder,
    })
    .from(schools)
    .where(
      and(
        isNull(schools.deletedAt),
        or(inArray(schools.code, ['', ...cells('code')]), inArray(schools.name, ['', ...cells('name')])),
      ),
    )
}
