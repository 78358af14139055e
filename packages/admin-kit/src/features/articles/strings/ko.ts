import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

/** Titles of the article screens. */
export const ko = {
  title: '글 관리',
  reviewTitle: '글 심사',
} satisfies Shape<typeof zh>
