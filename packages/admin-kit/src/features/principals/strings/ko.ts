import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

export const ko = { title: '교장 관리' } satisfies Shape<typeof zh>
