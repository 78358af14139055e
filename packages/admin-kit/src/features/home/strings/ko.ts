import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

export const ko = { title: '홈' } satisfies Shape<typeof zh>
