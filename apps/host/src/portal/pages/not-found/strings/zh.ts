/** Strings of the page, Chinese: the source of the other four languages. */
export const zh = {
  title: '页面不存在',
  hint: '您访问的页面不存在或已被移除。',
  similar: '您可能在找：',
  frequent: '常用页面：',
}
