import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

export const ko = { title: '참가와 작품' } satisfies Shape<typeof zh>
