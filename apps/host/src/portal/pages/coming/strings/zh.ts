/** Strings of the page, Chinese: the source of the other four languages. */
export const zh = {
  titles: {
    '/microCompute': '微课大赛',
    '/enterWorks': '参赛作品',
    '/winningWorks': '获奖作品',
    '/othersSignUpList': '其他赛事报名',
    '/judgeMarks': '评委评审',
    '/change-password': '找回密码',
    '/myScore': '我的成绩',
  },
  underConstruction: (page: string) => `${page}正在建设中`,
  hint: '页面将随后开放，您可以先看看这些内容。',
  news: '看看教育资讯',
}
