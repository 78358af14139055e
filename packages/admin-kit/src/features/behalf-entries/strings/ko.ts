import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

export const ko = { title: '대리 신청' } satisfies Shape<typeof zh>
