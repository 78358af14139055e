import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

export const ja = { title: 'メディアライブラリ' } satisfies Shape<typeof zh>
