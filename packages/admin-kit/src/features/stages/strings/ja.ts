import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

export const ja = { title: '学校段階と教科' } satisfies Shape<typeof zh>
