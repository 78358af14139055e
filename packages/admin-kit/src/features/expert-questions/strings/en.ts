import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

export const en = { title: 'Expert advice' } satisfies Shape<typeof zh>
