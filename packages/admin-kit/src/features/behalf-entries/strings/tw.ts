import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

export const tw = { title: '代他人報名' } satisfies Shape<typeof zh>
