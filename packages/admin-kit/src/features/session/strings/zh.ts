/** Words of signing in and out. The source language. */
export const zh = {
  title: '登录',
  username: '登录名',
  password: '密码',
  captcha: '验证码',
  captchaImage: '验证码图片',
  changeCaptcha: '换一张',
  proof: '安全验证进度',
  proving: '正在进行安全验证，请稍候……',
  remember: '记住登录名',
  submit: '登录',
  signOut: '退出登录',
  usernameRequired: '请输入登录名',
  passwordRequired: '请输入密码',
  captchaRequired: '请输入验证码',
} as const
