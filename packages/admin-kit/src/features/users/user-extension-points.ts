// Loaded when a page extends the screen: the names that its extensions can use.
import { checkExtensions, type ExtensionPoints } from '../../extension/check-extensions'

/** Columns of the user manager. */
export const userColumnNames = [
  'index',
  'username',
  'name',
  'userType',
  'schoolName',
  'sex',
  'state',
  'registerTime',
  'lastLogin',
] as const

/** Actions on one user. */
export const userRowActionNames = ['edit', 'delete', 'state', 'unlock', 'reset', 'username', 'id'] as const

/** Actions on the selected users. */
export const userBulkActionNames = [
  'enable',
  'disable',
  'delete',
  'move',
  'addRoles',
  'removeRoles',
  'reset',
  'export',
] as const

/** Buttons over the table. */
export const userToolNames = ['add', 'import', 'export', 'columns', 'refresh'] as const

/** Filters of the user list. */
export const userFilterNames = ['username', 'name', 'userType', 'state'] as const

/** Parts that a page can do without. */
export const userPartNames = ['tree', 'filters', 'savedFilters', 'selection', 'import', 'export'] as const

/** Fields that a new user can begin with. */
export const userDefaultNames = [
  'name',
  'userType',
  'organizationId',
  'email',
  'mobile',
  'areaCode',
  'remark',
  'sex',
  'roleIds',
  'dutyType',
  'enrolmentYear',
] as const

/** Fields of the form; those that are not listed are always shown and can always be changed. */
export const userFieldNames = [
  'userType',
  'idCard',
  'organizationId',
  'email',
  'mobile',
  'areaCode',
  'remark',
  'sex',
  'roleIds',
  'enrolmentYear',
  'studentNumber',
  'enrollmentNumber',
  'gradeId',
  'classId',
  'parents',
  'dutyType',
  'staffNumber',
  'managedClassId',
  'partTimeOrganizationIds',
  'stageCodes',
  'stageSubjects',
] as const

/** Sections of the form that a page can do without. */
export const userSectionNames = ['student', 'parents', 'teacher', 'assignments'] as const

const actions = <Names extends readonly string[]>(names: Names) => ({ add: 'own', hide: names }) as const

/** What each extension point of the user manager knows. */
export const userExtensionPoints: ExtensionPoints = {
  columns: { add: 'own', hide: userColumnNames, order: userColumnNames, format: userColumnNames },
  rowActions: actions(userRowActionNames),
  bulkActions: actions(userBulkActionNames),
  toolbar: actions(userToolNames),
  filters: actions(userFilterNames),
  fields: {
    add: 'own',
    heading: 'any',
    hide: userFieldNames,
    readOnly: userFieldNames,
    defaults: userDefaultNames,
  },
  sections: actions(userSectionNames),
  tabs: { add: 'own' },
  parts: Object.fromEntries(userPartNames.map((name) => [name, 'any'])),
}

/** Writes into the console what is wrong with the extensions of a screen of users; `others` are names of properties. */
export const checkUserExtensions = (screen: string, extensions: object, others: readonly string[]) =>
  checkExtensions(screen, extensions, userExtensionPoints, others)
