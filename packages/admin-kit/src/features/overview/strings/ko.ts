import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

export const ko = { title: '데이터 개요' } satisfies Shape<typeof zh>
