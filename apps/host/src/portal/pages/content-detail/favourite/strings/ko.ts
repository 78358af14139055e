import type { zh } from './zh'

/** Words of the favourite button, in Korean. */
export const ko: typeof zh = {
  favourite: '즐겨찾기',
  added: '추가했습니다',
  removed: '삭제했습니다',
  list: '내 즐겨찾기',
  failed: '처리하지 못했습니다. 잠시 후 다시 시도하세요.',
}
