import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

export const ja = { title: '採点基準' } satisfies Shape<typeof zh>
