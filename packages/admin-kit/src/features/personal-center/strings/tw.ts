import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

/** Title of the personal centre. */
export const tw = { title: '個人中心' } satisfies Shape<typeof zh>
