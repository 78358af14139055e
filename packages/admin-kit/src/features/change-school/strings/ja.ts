import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

export const ja = { title: '学校変更の審査' } satisfies Shape<typeof zh>
