/** Titles of one's own record and password; the other words are in `late-texts/self-edit`. The source language. */
export const zh = {
  title: '个人信息',
  password: '修改密码',
} as const
