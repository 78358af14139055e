/** Words of the favourite button, Chinese: the source of the other four languages. */
export const zh = {
  favourite: '收藏',
  added: '已收藏',
  removed: '已取消收藏',
  list: '我的收藏',
  failed: '操作失败，请稍后重试',
}
