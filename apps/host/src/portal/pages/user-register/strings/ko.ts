import { ko as registration } from '@doorway/admin-kit/registration-words/ko'
import type { Shape } from '../../../../strings/catalogues'
import type { zh } from './zh'

export const ko = {
  title: '계정 만들기',
  backHome: '홈으로',
  registration,
} satisfies Shape<typeof zh>
