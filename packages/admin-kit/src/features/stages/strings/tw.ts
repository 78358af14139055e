import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

export const tw = { title: '學段學科' } satisfies Shape<typeof zh>
