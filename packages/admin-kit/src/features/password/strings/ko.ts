import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

/** Words of the password form. */
export const ko = {
  oldPassword: '현재 비밀번호',
  newPassword: '새 비밀번호',
  confirmPassword: '비밀번호 확인',
  submit: '제출',
  back: '뒤로',
  success: '비밀번호를 변경했습니다',
  failureWith: '비밀번호를 변경하지 못했습니다: {msg}',
  failure: '비밀번호를 변경하지 못했습니다',
  checklist: {
    length: '8~16자',
    letter: '영문자 포함',
    digit: '숫자 포함',
    special: '특수문자 포함',
    label: '비밀번호 조건',
    met: '충족',
    unmet: '미충족',
  },
} satisfies Shape<typeof zh>
