import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

export const ko = { title: '학교급과 과목' } satisfies Shape<typeof zh>
