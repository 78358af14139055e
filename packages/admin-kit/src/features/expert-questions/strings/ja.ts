import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

export const ja = { title: '専門家Q&A' } satisfies Shape<typeof zh>
