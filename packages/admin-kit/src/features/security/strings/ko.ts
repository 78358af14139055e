import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

export const ko = { title: '세션과 정책' } satisfies Shape<typeof zh>
