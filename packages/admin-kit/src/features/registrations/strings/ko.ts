import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

export const ko = { title: '회원가입 심사' } satisfies Shape<typeof zh>
