import { oneRecord, type ScreenManifest } from '../../../screens/screen-manifest'
import type { UserEditProps } from '..'
import { userCodes } from '../users.codes'

/** 修改用户 as a page of its own. */
export const userEdit: ScreenManifest<UserEditProps> = {
  name: 'UserEdit',
  title: 'users.editTitle',
  entry: 'user-manager',
  codes: [userCodes.edit, userCodes.assignRole],
  includes: ['history'],
  isInBaseSheet: true,
  routes: [{ component: 'userEdit', builtInNames: ['user-edit'] }],
  stories: 'form/user-page',
  withoutStates: oneRecord,
}
