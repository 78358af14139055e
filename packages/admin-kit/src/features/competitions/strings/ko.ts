import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

export const ko = { title: '대회 설정' } satisfies Shape<typeof zh>
