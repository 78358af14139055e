import { callLimits } from './call-limits'

/** Limits and fixed values of the specification, each with its section. Shared by forms, client and server. */
export const limits = {
  /** First page of a table (section 9). */
  firstPage: 1,
  /** Rows of a table page (section 9). */
  pageSize: 10,
  /** Rows of the flat organisation list (sections 7 and 9). */
  organizationPageSize: 9000,
  /** Rows of the role and site lists (section 9). */
  optionPageSize: 1000,
  /** Characters of a login name (sections 5 and 9). */
  usernameMin: 6,
  usernameMax: 18,
  /** Characters of a person's name; the specification leaves it open, the column ends here. */
  nameMax: 50,
  /** Characters of an e-mail address (sections 5 and 9). */
  emailMax: 40,
  /** Characters of a remark, open in the specification. */
  remarkMax: 500,
  /** Characters of the personal description and of its title, open in the specification. */
  descriptionTitleMax: 100,
  descriptionMax: 5000,
  /** Characters of a password set by an administrator, at least (sections 5 and 9). */
  createdPasswordMin: 8,
  /** Characters of a password chosen by its owner (sections 5 and 9). */
  ownPasswordMin: 8,
  ownPasswordMax: 16,
  /** Parent records of one student, open in the specification. */
  parentsMax: 4,
  /** Characters of an avatar as a data URL (sections 5 and 9). */
  avatarMax: 256_000,
  ...callLimits,
  /** Milliseconds a lazily loaded screen may take (sections 8 and 9). */
  screenTimeoutMs: 120_000,
} as const

/** Values of dictionary type 8 that change the user form (sections 1 and 2). */
export const userTypes = { teacher: '4', student: '5', parent: '6' } as const

/** Types of people who may register. */
export const registrationTypes = [userTypes.teacher, userTypes.student, userTypes.parent] as const
/** A type of people who may register. */
export type RegistrationType = (typeof registrationTypes)[number]

/** Dictionary types the screens read (sections 1 and 7). Grades have a form of their own (section 5). */
export const dictionaryTypes = { userType: '8', teacherDuty: '5', grade: '9' } as const

/** The super account (section 6). */
export const superAccount = { id: 1, username: 'admin' } as const

/** Roles that only the super account sees (section 6). */
export const hiddenRoleIds: readonly number[] = [1, 2]

/** Virtual root of the organisation tree (section 9). */
export const rootOrganizationId = 0

/** Virtual root of the area tree (section 9). */
export const rootArea = { code: '0', depth: -1 } as const

/** File types that can be previewed after an upload (section 5). */
export const previewFileTypes: readonly string[] =
  'xls xlsx doc docx ppt pptx pdf txt java php py md js css zip rar jar tar gzip jpg jpeg png gif mp3 wav mp4 flv'.split(
    ' ',
  )

/** Picture types an avatar may be made from (section 5). */
export const avatarFileTypes: readonly string[] = ['png', 'jpeg', 'gif', 'jpg']
