import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

export const ja = { title: '登録審査' } satisfies Shape<typeof zh>
