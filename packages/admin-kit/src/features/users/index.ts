export { prefetchUsers } from './prefetch-users'
export { UserManager, type UserManagerProps } from './list/user-manager.screen'
export { UserAdd, UserEdit, type UserAddProps, type UserEditProps } from './form/user-page.screen'
export { userCodes } from './users.codes'
export type {
  UserBulkActionName,
  UserColumnName,
  UserDefaults,
  UserExtensions,
  UserFieldExtensions,
  UserFieldName,
  UserFilterName,
  UserPartName,
  UserRowActionName,
  UserTarget,
  UserToolName,
} from './user-extensions'
export * from './headless'
