import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

export const ja = { title: 'セッションと方針' } satisfies Shape<typeof zh>
