import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

export const ja = { title: '代理応募' } satisfies Shape<typeof zh>
