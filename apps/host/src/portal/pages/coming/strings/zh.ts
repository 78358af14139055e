/** Strings of the page, Chinese: the source of the other four languages. */
export const zh = {
  titles: {
    '/judgeMarks': '评委评审',
    '/change-password': '找回密码',
    '/register': '注册',
    '/userRegister': '用户注册',
    '/personalCenter': '个人中心',
    '/doorSelfEdit': '个人资料',
    '/changeSchool': '变更学校',
  },
  underConstruction: (page: string) => `${page}正在建设中`,
  hint: '页面将随后开放，您可以先看看这些内容。',
  news: '看看教育资讯',
}
