import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

export const ko = { title: '전문가 문답' } satisfies Shape<typeof zh>
