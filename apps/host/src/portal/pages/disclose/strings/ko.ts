import type { zh } from './zh'

/** Strings of the page, in Korean. */
export const ko: typeof zh = {
  title: '정보 공개',
  catalogue: '공개 목록',
  lead: '법에 따라 공개하는 정책, 재정, 입학·시험, 공시 자료입니다.',
  documentTitle: '제목',
  publishedOn: '공개일',
}
