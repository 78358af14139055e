import type { zh } from './zh'

/** Strings of the page, in Korean. */
export const ko: typeof zh = {
  title: '페이지를 찾을 수 없습니다',
  hint: '요청하신 페이지가 없거나 삭제되었습니다.',
  similar: '찾으시는 페이지:',
  frequent: '자주 찾는 페이지:',
}
