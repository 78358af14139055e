import type { phaseNames as zhNames } from './zh'

/** Names of the phases of a competition. */
export const phaseNames: typeof zhNames = {
  kinds: {
    signup: '참가 신청',
    submit: '작품 제출',
    check: '자격 심사',
    publicity: '공시',
    result: '결과 발표',
    cert: '상장 수여',
  },
  recommend: {
    school: '학교 추천',
    county: '현급 추천',
    city: '시급 추천',
    province: '성급 추천',
  },
  round: (no: number) => ['1차 심사', '2차 심사', '최종 심사'][no - 1] ?? `${no}차 심사`,
}
