import type { Db } from '../../db/database'
import type { ImportLine } from './import-kind'
import { areas } from '../../db/tables/areas'
import { inArray } from 'drizzle-orm'

export function listExisting(db: Db, lines: readonly ImportLine[]) {
  const codes = lines.flatMap(({ values }) => values['areaCode']?.trim() || [])
  return db
    .select({
      areaCode: areas.areaCode,
      name: areas.name,
      path: areas.path,
      parentCode: areas.parentCode,
      displayOrder: areas.displayOrder,
      dataStatus: areas.dataStatus,
    })
    .from(areas)
    .where(inArray(areas.areaCode, ['', ...codes]))
}
