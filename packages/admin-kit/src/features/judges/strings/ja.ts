import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

export const ja = { title: '審査員と割当' } satisfies Shape<typeof zh>
