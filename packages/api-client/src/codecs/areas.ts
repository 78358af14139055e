import type { Area, AreaDraft, AreaHit } from '../domain/area'
import type { Schema } from '../types'
import { enabledFromWire, hasChildrenFromWire } from './flags'

/** A node of the area tree. */
export function areaFromWire(node: Schema<'AreaNode'>): Area {
  return {
    code: node.areaCode,
    name: node.name,
    displayOrder: node.displayOrder,
    depth: node.depth,
    parentCode: node.parentCode,
    isLeaf: !hasChildrenFromWire(node.hasChild),
    isEnabled: enabledFromWire(node.dataStatus),
    version: node.version,
  }
}

/** An area with those above it. */
export function areaHitFromWire(hit: Schema<'AreaHit'>): AreaHit {
  return {
    area: areaFromWire(hit.node),
    ancestors: hit.path.map(({ areaCode, name }) => ({ code: areaCode, name })),
  }
}

/** An area to save. */
export function areaToWire(draft: AreaDraft): Schema<'AreaWrite'> {
  return {
    areaCode: draft.code,
    name: draft.name,
    displayOrder: draft.displayOrder,
    depth: draft.depth,
    parentCode: draft.parentCode,
    version: draft.version,
  }
}
