import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

/** Words of the self-edit screen. */
export const tw = {
  title: '個人資訊',
  password: '變更密碼',
} satisfies Shape<typeof zh>
