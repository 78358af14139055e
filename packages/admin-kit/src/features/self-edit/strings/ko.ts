import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

/** Words of the self-edit screen. */
export const ko = {
  title: '내 정보',
  password: '비밀번호 변경',
} satisfies Shape<typeof zh>
