/** Strings of the page, Chinese: the source of the other four languages. */
export const zh = {
  title: '个人资料',
}
