import type { ReportStrings } from './load-report-strings'

export const ko: ReportStrings = {
  report: '문제 신고',
  kind: '문제 종류',
  kinds: { copyright: '저작권 침해', wrong: '내용 오류', harmful: '유해한 내용', other: '기타' },
  details: '문제를 설명하세요(5자 이상)',
  send: '신고하기',
  done: '신고가 접수되었습니다. 곧 처리하겠습니다.',
  failed: '전송하지 못했습니다. 다시 시도하세요.',
}
