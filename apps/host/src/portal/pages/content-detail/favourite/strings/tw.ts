import type { zh } from './zh'

/** Words of the favourite button, in traditional Chinese. */
export const tw: typeof zh = {
  favourite: '收藏',
  added: '已收藏',
  removed: '已取消收藏',
  list: '我的收藏',
  failed: '操作失敗，請稍後重試',
}
