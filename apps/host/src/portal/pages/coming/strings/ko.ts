import type { zh } from './zh'

/** Strings of the page, in Korean. */
export const ko: typeof zh = {
  titles: {
    '/judgeMarks': '심사',
  },
  underConstruction: (page) => `‘${page}’ 페이지를 준비하고 있습니다`,
  hint: '곧 열릴 예정입니다. 그동안 다음 내용을 살펴보세요.',
  news: '교육 소식 보기',
}
