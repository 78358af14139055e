import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

export const ja = { title: '校長管理' } satisfies Shape<typeof zh>
