import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

export const tw = { title: '校長管理' } satisfies Shape<typeof zh>
