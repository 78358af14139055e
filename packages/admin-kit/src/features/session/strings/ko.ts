import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

/** See the source language. */
export const ko = {
  title: '로그인',
  username: '로그인 ID',
  password: '비밀번호',
  captcha: '인증 코드',
  captchaImage: '인증 코드 이미지',
  changeCaptcha: '다른 이미지',
  proof: '보안 확인 진행률',
  proving: '보안 확인 중입니다. 잠시만 기다려 주세요…',
  remember: '로그인 ID 저장',
  submit: '로그인',
  signOut: '로그아웃',
  usernameRequired: '로그인 ID를 입력하세요',
  passwordRequired: '비밀번호를 입력하세요',
  captchaRequired: '인증 코드를 입력하세요',
} as const satisfies Shape<typeof zh>
