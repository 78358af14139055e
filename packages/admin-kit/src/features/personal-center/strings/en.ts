import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

/** Title of the personal centre. */
export const en = { title: 'My centre' } satisfies Shape<typeof zh>
