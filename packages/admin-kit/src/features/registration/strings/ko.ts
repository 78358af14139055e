import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

/** Title of registering. */
export const ko = { title: '계정 만들기' } satisfies Shape<typeof zh>
