import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

export const tw = { title: '學校風采' } satisfies Shape<typeof zh>
