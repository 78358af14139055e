import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

/** Words of the self-edit screen. */
export const ja = {
  title: '個人情報',
  password: 'パスワード変更',
} satisfies Shape<typeof zh>
