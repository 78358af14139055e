import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

/** Titles of the article screens. */
export const ja = {
  title: '記事管理',
  reviewTitle: '記事の審査',
} satisfies Shape<typeof zh>
