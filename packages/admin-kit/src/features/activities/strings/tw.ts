import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

export const tw = { title: '教研活動' } satisfies Shape<typeof zh>
