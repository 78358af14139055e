/** Strings of the page, Chinese: the source of the other four languages. */
export const zh = {
  title: '文章预览',
  notice: '这是尚未发布的预览，请勿转发。链接在24小时内有效。',
}
