import type { Shape } from '../../i18n/shape'
import type { zh } from './zh'

/** Words of the self-edit screen. */
export const ko = {
  username: '로그인 ID',
  name: '이름',
  mobile: '휴대전화 번호',
  email: '이메일',
  descriptionTitle: '자기소개 제목',
  description: '자기소개',
  registeredAt: '가입 일시',
  lastSignInAt: '최근 로그인',
  roles: '역할',
  noRoles: '배정된 역할 없음',
  submit: '제출',
  takeLatest: '최신 데이터 불러오기',
  success: '내 정보를 수정했습니다!',
  failure: '내 정보를 수정하지 못했습니다! {reason}',
  avatar: {
    label: '프로필 사진',
    change: '프로필 사진 변경',
    remove: '프로필 사진 삭제',
    title: '프로필 사진 자르기',
    intro: '사진은 이 기기에서 자르며 원본은 전송되지 않습니다.',
    choose: '사진을 선택하거나 여기로 끌어 놓으세요',
    open: '사진 선택',
    another: '다시 선택',
    use: '사용',
    size: '{limit}자 중 {length}자',
  },
  sessions: {
    title: '로그인 기기',
    current: '현재 기기',
    started: '로그인 {time}',
    seen: '최근 사용 {time}',
    end: '해당 기기 로그아웃',
    endNamed: '해당 기기 로그아웃: {device}',
    question: '‘{device}’의 로그인을 종료하시겠습니까?',
    ended: '해당 기기에서 로그아웃했습니다',
    all: '{count}개 모두 표시',
  },
} satisfies Shape<typeof zh>
