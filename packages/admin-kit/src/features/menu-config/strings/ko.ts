import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

export const ko = { title: '동적 경로 설정' } satisfies Shape<typeof zh>
