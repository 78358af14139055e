import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

export const ja = { title: 'バージョン管理' } satisfies Shape<typeof zh>
