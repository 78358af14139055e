import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

export const ja = { title: '就学前教育の管理' } satisfies Shape<typeof zh>
