import type { zh } from './zh'

/** Strings of the page, in Korean. */
export const ko: typeof zh = {
  title: '내 성적',
  empty: '출품작이 없습니다',
  emptyHint: '진행 중인 대회를 확인해 보세요.',
  toCompetition: '대회 보기',
  stages: {
    draft: '임시 저장',
    submitted: '제출 완료',
    returned: '반려됨, 수정 대기',
    judging: '심사 중',
    below: '다음 단계에 진출하지 못함',
    published: '결과 발표됨',
    out: '제외됨',
  },
  publishAt: (date: string) => `심사 중입니다. 결과는 ${date} 이후 발표됩니다`,
  returned: (reason: string) => `반려 사유: ${reason}`,
  score: '점수',
  top: (percent: number) => `부문 내 상위 ${percent}%`,
  noAward: '참여해 주셔서 감사합니다',
  criteria: '항목별 점수',
  outOf: (score: string, max: number) => `${score} / ${max}`,
  comments: '심사평',
  certificate: '상장',
  code: (code: string) => `확인 코드 ${code}`,
  verify: '상장 확인',
  revoked: '폐기됨',
}
