import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

/** Words of the history of a record. */
export const ko = {
  title: '변경 이력',
  empty: '아직 변경 이력이 없습니다',
  entry: '{name}: {action}',
  system: '시스템',
  change: '{field}: {before} → {after}',
  nothing: '(비어 있음)',
  hidden: '(개인 정보는 표시하지 않음)',
  more: '더 보기',
  actions: {
    state: '사용 또는 중지',
    restore: '삭제 취소',
    unlock: '잠금 해제',
    roles: '역할 배정',
    move: '기관 이동',
    changePassword: '비밀번호 변경',
  },
} satisfies Shape<typeof zh>
