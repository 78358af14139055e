import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

export const ja = { title: 'コンテスト設定' } satisfies Shape<typeof zh>
