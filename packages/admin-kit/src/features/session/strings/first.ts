/** Words of signing in that come with the catalogue: what other screens show, and messages that the form finds by their key. */
export const zhFirst = {
  title: '登录',
  signOut: '退出登录',
  usernameRequired: '请输入登录名',
  passwordRequired: '请输入密码',
  captchaRequired: '请输入验证码',
} as const
