import { tw as registration } from '@doorway/admin-kit/registration-words/tw'
import type { Shape } from '../../../../strings/catalogues'
import type { zh } from './zh'

export const tw = {
  title: '使用者註冊',
  backHome: '返回首頁',
  registration,
} satisfies Shape<typeof zh>
