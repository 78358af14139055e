import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

export const tw = { title: '資料總覽' } satisfies Shape<typeof zh>
