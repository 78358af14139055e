import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

export const ko = { title: '미디어 보관함' } satisfies Shape<typeof zh>
