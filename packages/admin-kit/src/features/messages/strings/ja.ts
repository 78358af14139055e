import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

export const ja = { title: '通知センター' } satisfies Shape<typeof zh>
