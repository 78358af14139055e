import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

export const en = { title: 'Principals' } satisfies Shape<typeof zh>
