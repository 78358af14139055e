/** Words of a report about a resource, Chinese: the source of the other four. */
export const zh = {
  report: '举报',
  kind: '问题类型',
  kinds: { copyright: '侵权', wrong: '内容错误', harmful: '不良内容', other: '其他' },
  details: '请说明问题（至少5个字）',
  send: '提交举报',
  done: '举报已提交，我们会尽快处理。',
  failed: '提交失败，请重试。',
}
