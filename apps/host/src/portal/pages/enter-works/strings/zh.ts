/** Strings of the page, Chinese: the source of the other four languages. */
export const zh = {
  title: '参赛作品',
  blind: '匿名评审期间只显示作品编号，不显示作者和学校。',
  opens: (date: string) => `作品将于 ${date} 开放浏览。`,
  groups: '组别',
  allGroups: '全部组别',
  competitions: '赛事',
  empty: '暂无参赛作品',
  emptyHint: '通过资格审查的作品会显示在这里。',
}
