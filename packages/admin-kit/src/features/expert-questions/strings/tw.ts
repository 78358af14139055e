import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

export const tw = { title: '專家問答' } satisfies Shape<typeof zh>
