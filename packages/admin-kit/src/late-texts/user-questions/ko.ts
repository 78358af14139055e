import type { Shape } from '../../i18n/shape'
import type { zh } from './zh'

/** See the source language. */
export const ko: Shape<typeof zh> = {
  disable: {
    title: '사용자 중지',
    question: '사용자 {count}명을 중지할까요?',
    consequence: '바로 로그아웃되고 로그인할 수 없습니다. 자료는 모두 남으며 언제든지 다시 사용할 수 있습니다.',
  },
  exportTask: {
    label: '백그라운드 내보내기',
    running: '백그라운드에서 내보내는 중이며 완료되면 자동으로 다운로드됩니다',
    cancelled: '내보내기를 취소했습니다',
    failed: '내보내기가 완료되지 않았습니다: {reason}',
  },
  failures: {
    title: '사용자 {count}명을 변경하지 못했습니다',
    hint: '나머지 {changed}명은 변경했습니다.',
    one: '{name}({username}): {message}',
  },
  many: {
    who: '{count}명 선택: {names} 등',
    moveHint: '이전 기관의 학년과 학급은 지워집니다.',
  },
  parents: {
    title: '학부모 초기 비밀번호',
    shown:
      '추가한 학부모의 초기 비밀번호는 한 번만 표시되며 첫 로그인 때 변경해야 합니다. 저장하여 학부모에게 전달하세요.',
  },
  reset: {
    username: '로그인 이름',
    name: '이름',
    unsaved: '비밀번호를 아직 저장하지 않았습니다. 닫으면 다시 볼 수 없습니다.',
    closeUnsaved: '저장하지 않고 닫기',
    title: '비밀번호 재설정',
    question: '{name}의 일회용 비밀번호를 생성합니다. 기존 비밀번호는 즉시 사용할 수 없습니다.',
    questionMany: '사용자 {count}명에게 일회용 비밀번호를 발급합니다. 기존 비밀번호는 즉시 무효가 됩니다.',
    shownMany: '비밀번호는 지금만 표시됩니다. 저장하세요.',
    saveMany: '파일로 저장',
    sent: '일회용 비밀번호를 {mailbox}(으)로 보냈습니다. 다음 로그인 때 변경해야 합니다.',
    shown: '일회용 비밀번호는 지금만 표시되며 다음 로그인 때 변경해야 합니다.',
    password: '일회용 비밀번호',
  },
}
