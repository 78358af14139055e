import { and, inArray, isNull, or } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { schools } from '../../db/tables/organizations'
import type { ImportLine } from './import-kind'

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
