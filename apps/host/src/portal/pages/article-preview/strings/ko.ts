import type { zh } from './zh'

/** Strings of the page, in Korean. */
export const ko: typeof zh = {
  title: '글 미리 보기',
  notice: '아직 게시되지 않은 미리 보기입니다. 전달하지 마세요. 링크는 24시간 동안 유효합니다.',
}
