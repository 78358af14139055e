import type { zh } from './zh'

/** Strings of the page, in Korean. */
export const ko: typeof zh = {
  title: '사이트 검색',
  heading: '사이트 검색',
  tagged: '이 태그가 달린 글',
  words: '검색어',
  hint: '두 글자 이상 입력해 주세요(예: 微课, 招生).',
  found: (count) => `${count}건을 찾았습니다`,
  more: (count) => `${count}건이 넘습니다. 검색어를 추가해 주세요`,
  kinds: {
    article: '글',
    school: '학교',
    principal: '인물',
    activity: '연구 활동',
    resource: '교육 자료',
    studio: '연구실',
    work: '수상 작품',
    page: '페이지',
  },
  nothing: (words) => `“${words}”에 대한 결과가 없습니다`,
  nothingHint: '검색어를 줄이거나 바꾸거나, 사이트맵에서 찾아보세요.',
  siteMap: '사이트맵',
}
