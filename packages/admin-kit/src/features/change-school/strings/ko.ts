import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

export const ko = { title: '학교 변경 심사' } satisfies Shape<typeof zh>
