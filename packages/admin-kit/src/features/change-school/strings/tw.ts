import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

export const tw = { title: '變更學校審核' } satisfies Shape<typeof zh>
