import { oneRecord, type ScreenManifest } from '../../screens/screen-manifest'
import type { ChangePasswordProps } from '.'

/** 修改密码. */
export const changePassword: ScreenManifest<ChangePasswordProps> = {
  name: 'ChangePassword',
  title: 'selfEdit.password',
  entry: '.',
  codes: [],
  isInBaseSheet: true,
  stories: 'change-password',
  withoutStates: oneRecord,
}
