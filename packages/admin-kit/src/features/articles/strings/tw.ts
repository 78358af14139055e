import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

/** Titles of the article screens. */
export const tw = {
  title: '文章管理',
  reviewTitle: '文章審核',
} satisfies Shape<typeof zh>
