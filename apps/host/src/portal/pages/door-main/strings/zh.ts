/** Strings of the page, Chinese: the source of the other four languages. */
export const zh = {
  title: '首页',
  lead: '要闻',
  announcements: '通知公告',
  numbers: '云泽教育数据',
  topics: '专题',
  links: '友情链接',
  leaves: '（外部网站）',
  show: (number: number, title: string) => `第 ${number} 条：${title}`,
  pause: '暂停轮播',
  play: '播放轮播',
  numberNames: {
    schools: '学校与机构',
    teachers: '教师',
    students: '学生',
    areas: '行政区划',
    articles: '已发布文章',
  },
  empty: '内容正在准备中',
  emptyHint: '新的消息发布后会第一时间出现在这里。',
}
