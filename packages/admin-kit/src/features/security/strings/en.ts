import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

export const en = { title: 'Sessions and policy' } satisfies Shape<typeof zh>
