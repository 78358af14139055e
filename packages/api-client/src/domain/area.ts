/** A node of the area tree. The root (code 0, depth -1) is virtual. */
export interface Area {
  /** 6, 9 or 12 digits. */
  code: string
  name: string
  displayOrder: number
  depth: number
  /** 0 at the top. */
  parentCode: string
  isLeaf: boolean
  isEnabled: boolean
  version: number
}

/** An area to save. */
export interface AreaDraft {
  code: string
  name: string
  displayOrder: number
  depth: number
  parentCode: string
  /** The version that was loaded; absent when adding. */
  version?: number
}

/** A step of the way from the top to an area. */
export interface AreaStep {
  code: string
  name: string
}

/** An area found by search, with those above it from the top. */
export interface AreaHit {
  area: Area
  ancestors: AreaStep[]
}

/** What deleting an area would touch, everything below it counted. */
export interface AreaUsage {
  descendants: number
  organizations: number
  users: number
}
