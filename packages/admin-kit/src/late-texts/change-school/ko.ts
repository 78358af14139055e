import type { Shape } from '../../i18n/shape'
import type { zh } from './zh'

/** Words of the changes of school, loaded with their screen. */
export const ko = {
  title: '학교 변경 심사',
  list: '변경 신청',
  loading: '신청을 불러오는 중',
  of: '{name} 님의 신청',
  noHits: '조건에 맞는 신청이 없습니다',
  showAll: '모두 보기',
  keyword: '이름으로 검색',
  noSchool: '소속 없음',
  files: '첨부 서류',
  timeline: '심사 진행 상황',
  sent: '{name} 님의 신청이 제출되었습니다',
  deciding: '심사 중',
  later: '대기',
  notYours: '이 단계는 다른 기관이 심사하며 자신의 신청은 다른 사람이 심사합니다.',
  rejectQuestion: '{name} 님의 신청을 반려하며 신청자가 사유를 볼 수 있습니다.',
  reason: '사유',
  reasonShort: '사유를 5자 이상 입력하세요',
  queues: '신청 목록',
  queue: {
    waiting: '내 심사 대기',
    open: '심사 중',
    closed: '종료',
  },
  empty: {
    waiting: '심사할 신청이 없습니다',
    open: '심사 중인 신청이 없습니다',
    closed: '종료된 신청이 없습니다',
  },
  field: {
    name: '이름',
    kind: '유형',
    from: '전출 학교',
    to: '전입 학교',
    effectiveOn: '적용일',
    state: '상태',
    createdAt: '제출 시간',
    reason: '사유',
  },
  action: {
    search: '조회',
    review: '심사',
    view: '보기',
    agree: '동의',
    reject: '반려',
  },
  decided: {
    agree: '{name} 동의',
    reject: '{name} 반려',
  },
  done: {
    agree: '{name} 님의 신청에 동의했습니다',
    reject: '{name} 님의 신청을 반려했습니다',
  },
  kind: {
    transfer: '전보',
    move: '전학',
    graduation: '진학',
    correction: '정보 정정',
  },
  step: {
    out: '전출 학교 심사',
    in: '전입 학교 심사',
    authority: '교육청 심사',
  },
  state: {
    submitted: '전출 학교 심사 중',
    out_agreed: '전입 학교 심사 중',
    in_agreed: '전입 학교 동의',
    authority_agreed: '승인됨',
    effective: '적용됨',
    rejected: '반려됨',
    withdrawn: '철회됨',
  },
} satisfies Shape<typeof zh>
