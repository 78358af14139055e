import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

export const tw = { title: '評委與分配' } satisfies Shape<typeof zh>
