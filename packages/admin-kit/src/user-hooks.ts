// The list and the form of users without their looks.
export {
  useUserFields,
  useUserList,
  useUserPermissions,
  useUserRecord,
  type NumberedUser,
  type UserField,
  type UserFields,
  type UserFieldsStart,
  type UserFieldState,
  type UserFilterValues,
  type UserFormValues,
  type UserList,
  type UserPermissions,
  type UserRecord,
  type UserSearch,
} from './features/users'
