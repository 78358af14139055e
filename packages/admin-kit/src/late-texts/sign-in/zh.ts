/** Words around the sign-in form. The source language. */
export const zh = {
  forgotten: '忘记密码',
  register: '注册账号',
  newPassword: '设置新密码',
  reason: {
    initial: '首次登录，请先设置新密码，之后即可继续。',
    weak: '当前密码强度不足，请设置新密码，之后即可继续。',
    expired: '密码已过期，请设置新密码，之后即可继续。',
  },
} as const
