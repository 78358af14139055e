// The list and the form of users without their looks.
export {
  useUserFields,
  useUserRecord,
  type UserFields,
  type UserFieldsStart,
  type UserFieldState,
} from './form/use-user-fields'
export type { UserField, UserFormValues } from './form/user-form.schema'
export type { UserRecord } from './form/user-record'
export { useUserList, type UserList } from './list/use-user-list'
export type { NumberedUser } from './list/user-columns'
export type { UserFilterValues, UserSearch } from './filters/user-search'
export { useUserPermissions } from './use-user-permissions'
export type { UserPermissions } from './list/user-row-actions'
