/** Words of a version conflict; they come with the code that compares the two. The source language. */
export const zh = {
  title: '数据已被他人修改',
  intro: '他人已保存下列内容，请逐项选择保留的值。',
  mine: '我的：{value}',
  theirs: '他人的：{value}',
  nothing: '（空）',
  yes: '是',
  no: '否',
  apply: '按选择继续编辑',
  overwrite: '覆盖保存',
  untouched: '他人的修改与您看到的相同，可再次保存。',
} as const
