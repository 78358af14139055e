import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

export const tw = { title: '工作台' } satisfies Shape<typeof zh>
