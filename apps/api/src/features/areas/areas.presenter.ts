import type { Schema } from '@doorway/api-client/types'
import { rootArea } from '@doorway/api-client/rules'
import type { AreaRow } from './areas.queries'

/** An area as the contract spells it: both flags are digits, and "0" means leaf in one and enabled in the other. */
export function presentArea(area: Omit<AreaRow, 'path'>): Schema<'AreaNode'> {
  return {
    areaCode: area.areaCode,
    name: area.name,
    displayOrder: area.displayOrder,
    depth: area.depth,
    parentCode: area.parentCode ?? rootArea.code,
    hasChild: area.hasChild ? '1' : '0',
    dataStatus: area.dataStatus,
    version: area.version,
  }
}

/** Codes of the ancestors in a path, the topmost first. */
export function ancestorCodes(path: string): string[] {
  return path.split('/').filter(Boolean).slice(0, -1)
}

/** A search hit with the way down to it. */
export function presentHit(area: AreaRow, names: ReadonlyMap<string, string>): Schema<'AreaHit'> {
  const path = ancestorCodes(area.path).map((areaCode) => ({ areaCode, name: names.get(areaCode) ?? areaCode }))
  return { node: presentArea(area), path }
}
