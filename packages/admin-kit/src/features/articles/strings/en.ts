import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

/** Titles of the article screens. */
export const en = {
  title: 'Articles',
  reviewTitle: 'Review of articles',
} satisfies Shape<typeof zh>
