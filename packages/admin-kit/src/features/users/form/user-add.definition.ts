import { oneRecord, type ScreenManifest } from '../../../screens/screen-manifest'
import type { UserAddProps } from '..'
import { userCodes } from '../users.codes'

/** 新增用户 as a page of its own. */
export const userAdd: ScreenManifest<UserAddProps> = {
  name: 'UserAdd',
  title: 'users.addTitle',
  entry: 'user-manager',
  codes: [userCodes.add, userCodes.assignRole],
  includes: ['history'],
  isInBaseSheet: true,
  routes: [{ component: 'userAdd', builtInNames: ['user-add'] }],
  stories: 'form/user-page',
  withoutStates: oneRecord,
}
