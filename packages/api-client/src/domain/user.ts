/** A moment as the site shows it, yyyy-MM-dd HH:mm:ss in the site's time zone (section 9). */
export type SiteTime = string

/** Sex as the person is recorded. */
export type Sex = 'female' | 'male'

/** A subject taught in a stage. */
export interface StageSubject {
  stageCode: string
  subjectCode: string
}

/** One line of the user table; personal numbers are not in lists. */
export interface UserRow {
  id: number
  username: string
  name: string
  /** Value of dictionary type 8: 4 teacher, 5 student, 6 parent (section 1). */
  userType: string
  organizationId: number | null
  organizationName: string | null
  sex: Sex | null
  isEnabled: boolean
  registeredAt: SiteTime | null
  lastSignInAt: SiteTime | null
  /** Locked by failed sign-ins right now. */
  isLocked: boolean
  /** The super account or a holder of roles 1 or 2: only the super account may change it. */
  isProtected: boolean
  version: number
}

/** A user of any type. Personal values arrive masked (161****0234) unless they are one's own. */
export interface User {
  id: number
  username: string
  name: string
  /** Value of dictionary type 8. */
  userType: string
  idCard: string | null
  organizationId: number | null
  organizationName: string | null
  partTimeOrganizationIds: number[]
  stageCodes: string[]
  stageSubjects: StageSubject[]
  mobile: string | null
  sex: Sex | null
  areaCode: string | null
  /** Names of the area and those above it, from the top. */
  areaPath: string | null
  remark: string | null
  email: string | null
  roleIds: number[]
  roleNames: string[]
  isEnabled: boolean
  registeredAt: SiteTime | null
  lastSignInAt: SiteTime | null
  /** Locked by failed sign-ins right now. */
  isLocked: boolean
  version: number
}

/** A student with what only students have. */
export interface Student extends User {
  gradeId: number | null
  classId: number | null
  studentNumber: string | null
  /** yyyy */
  enrolmentYear: string | null
  /** Masked like an ID number. */
  enrollmentNumber: string | null
  gradeName: string | null
  className: string | null
}

/** A teacher with what only teachers have. */
export interface Teacher extends User {
  /** Value of dictionary type 5. */
  dutyType: string | null
  managedClassId: number | null
  staffNumber: string | null
}

/** A parent of a student. */
export interface Parent {
  id: number
  organizationId: number | null
  name: string
  /** Relation to the student, for example 父亲. */
  relation: string | null
  username: string
  mobile: string | null
  idCard: string | null
}

/** What is sent when a user is saved. Without an id a new one is made; a masked value means "unchanged". */
export interface UserDraft {
  id?: number
  /** The version that was loaded; a stale one results in a version conflict. */
  version?: number
  username?: string
  name?: string
  userType?: string
  idCard?: string
  /** Only when adding. */
  password?: string
  organizationId?: number | null
  partTimeOrganizationIds?: number[]
  stageCodes?: string[]
  stageSubjects?: StageSubject[]
  mobile?: string
  sex?: Sex | null
  areaCode?: string
  remark?: string
  email?: string
  roleIds?: number[]
  isEnabled?: boolean
}

/** A student to save. */
export interface StudentDraft extends UserDraft {
  gradeId?: number | null
  classId?: number | null
  studentNumber?: string
  enrolmentYear?: string | null
  enrollmentNumber?: string
}

/** A teacher to save. */
export interface TeacherDraft extends UserDraft {
  dutyType?: string
  managedClassId?: number | null
  staffNumber?: string
}

/** A parent record to save with a student. Without an id it is made, or linked by login name. */
export interface ParentDraft {
  id?: number
  organizationId?: number | null
  name: string
  relation: string
  username: string
  mobile: string
  idCard: string
}

/** What a saved record is known by. */
export interface SavedUser {
  id: number
  version: number
}

/** The first password of a parent who was added with a student; it has to be changed at the first sign-in. */
export interface ParentPassword {
  id: number
  username: string
  name: string
  password: string
}

/** A saved student, with the passwords of the parents that were added. They are shown once. */
export interface SavedStudent extends SavedUser {
  parentPasswords: ParentPassword[]
}

/** Filters of the user list; absent and empty ones are no condition (section 5). */
export interface UserConditions {
  username?: string
  name?: string
  userType?: string
  isEnabled?: boolean
  /** Exactly this organisation. */
  organizationId?: number
  /** Path of an organisation including itself: it and everything below. */
  organizationPath?: readonly number[]
  /** Exactly these people. */
  ids?: readonly number[]
}

/** Columns the user list can be sorted by. */
export type UserSortField = 'username' | 'name' | 'userType' | 'schoolName' | 'registerTime' | 'lastLogin'

/** Order of a list. */
export interface SortOrder<Field extends string> {
  field: Field
  direction: 'asc' | 'desc'
}

/** One page of the user list. */
export interface UserQuery {
  conditions: UserConditions
  /** From 1. */
  page: number
  /** Rows of a page. */
  pageSize: number
  sort?: SortOrder<UserSortField>
}

/** Personal values that can be shown in full, one at a time. */
export type PersonalField = 'idCard' | 'mobile' | 'email' | 'enrollmentNumber'

/** Columns of the user export. */
export type UserExportColumn =
  | 'username'
  | 'name'
  | 'userType'
  | 'schoolName'
  | 'sex'
  | 'state'
  | 'registerTime'
  | 'lastLogin'
  /** Masked. */
  | 'mobile'
  | 'email'
  | 'idCard'

/** One's own record (section 3, user detail). */
export interface OwnDetail {
  id: number
  username: string
  name: string
  mobile: string | null
  email: string | null
  /** A data URL. */
  avatar: string | null
  lastSignInAt: SiteTime | null
  descriptionTitle: string | null
  description: string | null
  registeredAt: SiteTime | null
  roleIds: number[]
  roleNames: string[]
  version: number
}

/** One change to many people. */
export interface UsersChange {
  isEnabled?: boolean
  /** Where they move; grade and classes of the old organisation are cleared. */
  organizationId?: number
  addRoleIds?: readonly number[]
  removeRoleIds?: readonly number[]
}

/** What became of a change to many people. */
export interface UsersChanged {
  changed: number
  failed: { id: number; message: string }[]
}
