/** A school, bureau or department. */
export interface Organization {
  id: number
  name: string
  /** 0 at the top. */
  parentId: number
  /** Ids from the top to this organisation. */
  path: number[]
  hasChildren: boolean
  /** 1 administrative body, 2 school, 3 research centre, 4 department. */
  type: string
  depth: number
  code: string | null
  schoolType: string | null
  areaCode: string | null
  displayOrder: number
  version: number
  /** People in it and everything below, where the caller may list them. */
  userCount?: number
}

/** A step of the way from the top to an organisation. */
export interface OrganizationStep {
  id: number
  name: string
}

/** An organisation found by search, with those above it from the top. */
export interface OrganizationHit {
  organization: Organization
  ancestors: OrganizationStep[]
}

/** What the organisation form sends (section 5). Without `id` one is added; another parent moves the branch. */
export interface OrganizationDraft {
  id?: number
  name: string
  /** 0 at the top; null until one is chosen. */
  parentId: number | null
  code?: string | null
  type: string
  schoolType?: string | null
  areaCode?: string | null
  displayOrder?: number | string
  version?: number
}

/** What deleting an organisation would be refused for. */
export interface OrganizationUsage {
  children: number
  users: number
  grades: number
}

/** A grade of a school. */
export interface Grade {
  id: number
  organizationId: number
  stageCode: string
  name: string
  /** Year its students enrolled. */
  enrolmentYear: number | null
  displayOrder: number
}

/** A class of a grade. */
export interface SchoolClass {
  id: number
  gradeId: number
  name: string
  displayOrder: number
}

/** A grade with its classes. */
export interface GradeWithClasses extends Grade {
  classes: SchoolClass[]
}
