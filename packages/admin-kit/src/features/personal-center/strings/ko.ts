import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

/** Title of the personal centre. */
export const ko = { title: '마이페이지' } satisfies Shape<typeof zh>
