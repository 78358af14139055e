import { ko as registration } from '@doorway/admin-kit/registration-words/ko'
import type { Shape } from '../../../../strings/catalogues'
import type { zh } from './zh'

export const ko = {
  title: '회원가입',
  registration,
} satisfies Shape<typeof zh>
