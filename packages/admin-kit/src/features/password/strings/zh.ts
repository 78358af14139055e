/** Words of the password form; the messages are the specification's (section 8). The source language. */
export const zh = {
  oldPassword: '原密码',
  newPassword: '新密码',
  confirmPassword: '确认密码',
  submit: '提交',
  back: '返回',
  success: '更新密码成功！',
  failureWith: '更新密码失败：{msg}',
  failure: '更新密码失败！',
} as const
