/** Strings of the page, Chinese: the source of the other four languages. */
export const zh = {
  title: '学科详情',
  empty: '本学科暂无资源，可查看其他学段。',
  researchers: '学科教研员',
}
