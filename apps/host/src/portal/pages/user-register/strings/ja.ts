import { ja as registration } from '@doorway/admin-kit/registration-words/ja'
import type { Shape } from '../../../../strings/catalogues'
import type { zh } from './zh'

export const ja = {
  title: 'アカウント登録',
  backHome: 'ホームへ戻る',
  registration,
} satisfies Shape<typeof zh>
