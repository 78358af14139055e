import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

export const ko = { title: '학교 소개' } satisfies Shape<typeof zh>
