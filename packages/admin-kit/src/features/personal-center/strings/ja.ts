import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

/** Title of the personal centre. */
export const ja = { title: 'マイページ' } satisfies Shape<typeof zh>
