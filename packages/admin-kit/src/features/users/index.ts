export { askForUsers } from './ask-for-users'
export { UserManager, type UserManagerProps } from './user-manager.screen'
export { UserAdd, UserEdit, type UserAddProps, type UserEditProps } from './user-page.screen'
export { userCodes } from '../../permission-codes'
