import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

export const tw = { title: '報名與作品' } satisfies Shape<typeof zh>
