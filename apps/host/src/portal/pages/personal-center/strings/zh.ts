/** Strings of the page, Chinese: the source of the other four languages. The kit has the others. */
export const zh = {
  title: '个人中心',
}
