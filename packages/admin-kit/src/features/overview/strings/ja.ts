import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

export const ja = { title: 'データ概要' } satisfies Shape<typeof zh>
