import type { Schema } from '@doorway/api-client/types'
import type { Db } from '../../db/database'
import { presentArea } from './areas.presenter'
import { type AreaTuple, listAreasAfter } from './areas.queries'

/** Areas of one statement: the embedded engine works in the thread of the server, where other requests wait for it. */
const STEP = 2_000

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** The order of the list: by level, then by parent, then as siblings are shown. */
function compareAreas(a: Schema<'AreaNode'>, b: Schema<'AreaNode'>): number {
  return (
    a.depth - b.depth ||
    byText(a.parentCode, b.parentCode) ||
    a.displayOrder - b.displayOrder ||
    byText(a.areaCode, b.areaCode)
  )
}

/** Loads every area, parents before children. */
export async function listAllAreas(db: Db): Promise<Schema<'AreaNode'>[]> {
  const areas: AreaTuple[] = []
  for (;;) {
    const next = await listAreasAfter(db, areas.at(-1)?.[0] ?? '', STEP)
    for (const area of next) areas.push(area)
    if (next.length < STEP) break
  }
  const parents = new Set(areas.map(([, , parentCode]) => parentCode))
  return areas
    .map(([areaCode, name, parentCode, depth, displayOrder, dataStatus, version]) => {
      const hasChild = parents.has(areaCode)
      return presentArea({ areaCode, name, parentCode, depth, displayOrder, dataStatus, version, hasChild })
    })
    .toSorted(compareAreas)
}
