import type { zh } from './zh'

/** Strings of the page, in Korean. */
export const ko: typeof zh = {
  title: '교과 상세',
  empty: '아직 자료가 없습니다. 다른 학교급을 확인해 주세요.',
  researchers: '교과 교육연구원',
}
