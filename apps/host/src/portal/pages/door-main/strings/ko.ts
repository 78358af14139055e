import type { zh } from './zh'

/** Strings of the page, in Korean. */
export const ko: typeof zh = {
  title: '홈',
  lead: '주요 소식',
  announcements: '공지사항',
  numbers: '숫자로 보는 윈쩌 교육',
  topics: '특집',
  links: '관련 사이트',
  leaves: ' (외부 사이트)',
  show: (number: number, title: string) => `${number}번째: ${title}`,
  pause: '슬라이드 일시 정지',
  play: '슬라이드 재생',
  numberNames: { schools: '학교·기관', teachers: '교사', students: '학생', areas: '행정구역', articles: '게시된 글' },
  empty: '콘텐츠를 준비하고 있습니다',
  emptyHint: '새 소식이 게시되면 바로 이곳에 표시됩니다.',
}
