import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

export const tw = { title: '賽事設定' } satisfies Shape<typeof zh>
