import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

export const ko = { title: '교육 연구 활동' } satisfies Shape<typeof zh>
