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
  checklist: {
    length: '8–16 个字符',
    letter: '包含字母',
    digit: '包含数字',
    special: '包含特殊符号',
    label: '密码要求',
    met: '已满足',
    unmet: '未满足',
  },
} as const
