import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

export const ko = { title: '메시지 센터' } satisfies Shape<typeof zh>
