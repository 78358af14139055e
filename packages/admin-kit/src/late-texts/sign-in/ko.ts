import type { Shape } from '../../i18n/shape'
import type { zh } from './zh'

/** Words around the sign-in form. */
export const ko = {
  forgotten: '비밀번호 찾기',
  register: '회원가입',
  newPassword: '새 비밀번호 설정',
  reason: {
    initial: '첫 로그인입니다. 계속하려면 새 비밀번호를 설정하세요.',
    weak: '비밀번호 강도가 부족합니다. 계속하려면 새 비밀번호를 설정하세요.',
    expired: '비밀번호가 만료되었습니다. 계속하려면 새 비밀번호를 설정하세요.',
  },
} satisfies Shape<typeof zh>
