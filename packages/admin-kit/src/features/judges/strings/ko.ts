import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

export const ko = { title: '심사위원 배정' } satisfies Shape<typeof zh>
