import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

export const tw = { title: '訊息中心' } satisfies Shape<typeof zh>
