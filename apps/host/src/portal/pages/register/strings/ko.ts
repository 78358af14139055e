import type { Shape } from '../../../../strings/catalogues'
import type { zh } from './zh'

export const ko = {
  title: '회원가입',
  lead: (days: number) => `유형을 선택하고 정보를 입력하세요. 소속 학교에서 보통 영업일 ${days}일 이내에 심사합니다.`,
  identity: {
    '4': { name: '교사', about: '교육 연구와 마이크로 수업 참여, 교육 자료 업로드와 즐겨찾기', action: '교사로 가입' },
    '5': { name: '학생', about: '학습 자료 이용, 학교 활동 참여', action: '학생으로 가입' },
    '6': { name: '학부모', about: '학교 소식 확인, 가정 작품 제출, 자녀에 대한 동의', action: '학부모로 가입' },
  },
  guardianNote: (age: number) => `만 ${age}세 미만은 보호자의 입력과 동의가 필요합니다`,
  agreements: '가입 전 안내',
  titleWithVersion: (name: string, version: string) => `${name} (버전 ${version})`,
  findState: '가입 진행 상황 조회',
  trackNo: '조회 번호',
  trackNoHint: '신청할 때 표시된 ZC로 시작하는 번호',
  trackNoFormat: '조회 번호는 ZC와 숫자 또는 문자 10자리입니다',
  trackNoAbsent: '신청을 찾을 수 없습니다. 반려되거나 기한이 지난 신청은 30일 후 삭제됩니다',
  find: '조회',
  failed: '조회하지 못했습니다. 잠시 후 다시 시도하세요',
  states: {
    pending: '심사 대기 중',
    approved: '승인됨, 로그인할 수 있습니다',
    returned: '반려됨, 수정하여 다시 제출할 수 있습니다',
    expired: '기한 만료, 다시 제출해 주세요',
  },
  stateLine: (reviewer: string, at: string) => `심사 기관: ${reviewer}, 제출: ${at}`,
  reason: (text: string) => `사유: ${text}`,
  closed: '현재 회원가입을 받지 않습니다',
  closedHint: '소속 학교 관리자에게 계정을 요청하세요.',
  haveAccount: '계정이 있으신가요?',
  signIn: '로그인',
  invitation: '학급 초대 코드가 있나요?',
  invitationCode: '학급 초대 코드',
  invitationHint: '선생님이 나눠 준 10자리 코드입니다. QR 코드로도 열 수 있습니다',
  invitationFormat: '초대 코드는 숫자나 문자 10자리입니다',
  useInvitation: '초대 코드로 가입',
} satisfies Shape<typeof zh>
