import type { zh } from './zh'

/** Strings of the page, in Korean. */
export const ko: typeof zh = {
  title: '출품작',
  blind: '블라인드 심사 중에는 작품 번호만 표시되며 작성자와 학교는 표시되지 않습니다.',
  opens: (date: string) => `작품은 ${date}부터 공개됩니다.`,
  groups: '부문',
  allGroups: '모든 부문',
  competitions: '대회',
  empty: '출품작이 없습니다',
  emptyHint: '자격 심사를 통과한 작품이 표시됩니다.',
}
