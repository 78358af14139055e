import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../db/database'

/** An area as figures are grouped by it. */
export interface Place {
  areaCode: string
  name: string
  path: string
}

const fields = sql`select area_code as "areaCode", name, path from area`

/** Loads an area. */
export async function findPlace(db: Db, areaCode: string): Promise<Place | undefined> {
  const [place] = await rowsOf<Place>(db, sql`${fields} where area_code = ${areaCode}`)
  return place
}

/** Loads an area with those above it, the highest first, and those right below it in display order. */
export async function listPlacesAround(db: Db, path: string | null): Promise<{ above: Place[]; below: Place[] }> {
  const codes = path === null ? [] : path.split('/').filter(Boolean)
  const last = codes.at(-1) ?? null
  const rows = await rowsOf<Place>(
    db,
    sql`${fields} where parent_code is not distinct from ${last}
      or area_code in (select json_array_elements_text(${JSON.stringify(codes)}::json))
      order by depth, display_order, area_code`,
  )
  return {
    above: rows.filter(({ areaCode }) => codes.includes(areaCode)),
    below: rows.filter(({ areaCode }) => !codes.includes(areaCode)),
  }
}
