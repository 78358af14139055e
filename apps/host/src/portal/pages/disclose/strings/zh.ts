/** Strings of the page, Chinese: the source of the other four languages. */
export const zh = {
  title: '信息公开',
  catalogue: '公开目录',
  lead: '依法主动公开的政策文件、财政信息、招生考试与公示公告。',
  documentTitle: '标题',
  publishedOn: '公开日期',
}
