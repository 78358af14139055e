import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

export const ja = { title: '応募と作品' } satisfies Shape<typeof zh>
