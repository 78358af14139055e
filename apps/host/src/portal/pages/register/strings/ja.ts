import { ja as registration } from '@doorway/admin-kit/registration-words/ja'
import type { Shape } from '../../../../strings/catalogues'
import type { zh } from './zh'

export const ja = {
  title: '新規登録',
  registration,
} satisfies Shape<typeof zh>
