import type { SiteTime } from './user'

/** Which school is merged into which. */
export interface SchoolMerge {
  fromId: number
  toId: number
  /** Version of the first school as the caller saw it. */
  version?: number
}

/** What moves when a school is merged. */
export interface SchoolMergeReport {
  fromName: string
  toName: string
  /** People, students included. */
  users: number
  students: number
  grades: number
  classes: number
  /** Organisations directly below. */
  children: number
  articles: number
  sites: number
  /** Part-time posts, principals, resources, activities and workgroups. */
  others: number
  /** The first school presents itself on the portal. */
  hasPortalPage: boolean
}

/** What becomes of the grades of one name. */
export interface PromotionGrade {
  name: string
  /** `unknown`: the grade dictionary does not say what follows; `added`: an entry grade for the new year. */
  outcome: 'moved' | 'graduated' | 'unknown' | 'added'
  /** Null unless moved. */
  nextName: string | null
  schools: number
  classes: number
  students: number
}

/** What a promotion would do. */
export interface PromotionPreview {
  /** Calendar year of the autumn term. */
  schoolYear: number
  /** Schools with grades that are not promoted in this school year. */
  schools: number
  /** Schools that are left out, since they are promoted already. */
  alreadyPromoted: number
  grades: PromotionGrade[]
}

/** A promotion that has begun. */
export interface StartedPromotion {
  id: string
  /** Its background task. */
  taskId: string
}

/** A promotion of the past. */
export interface Promotion {
  id: string
  schoolYear: number
  state: 'unfinished' | 'done' | 'undone'
  schools: number
  /** Name of the person. */
  createdBy: string
  createdAt: SiteTime
  undoneAt: SiteTime | null
}
