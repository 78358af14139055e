/** Words of the tab bar. The source language. */
export const zh = {
  label: '已打开的页面',
  home: '首页',
  ofRecord: '{screen}：{record}',
} as const
