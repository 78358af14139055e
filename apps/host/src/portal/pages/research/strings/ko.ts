import type { zh } from './zh'

/** Strings of the page, in Korean. */
export const ko: typeof zh = {
  title: '교육 연구',
  coming: '예정된 활동',
  calendar: '활동 달력',
  month: (year: string, month: string) => `${year}년 ${month}월`,
  previousMonth: '이전 달',
  nextMonth: '다음 달',
  thisMonth: '이번 달',
  noneInMonth: '이 달에는 활동이 없습니다.',
  cut: (total: number, shown: number) =>
    `이 달의 활동은 ${total}건이며 처음 ${shown}건을 표시합니다. 학교급과 교과로 좁혀 보세요.`,
  keys: '화살표 키로 활동 사이를 이동합니다.',
  past: '지난 활동',
  studios: '명교사 연구실',
  studioArticles: '연구실 글',
}
