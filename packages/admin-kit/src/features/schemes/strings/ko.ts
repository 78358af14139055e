import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

export const ko = { title: '채점 기준' } satisfies Shape<typeof zh>
