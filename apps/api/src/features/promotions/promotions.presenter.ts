import type { Schema } from '@doorway/api-client/types'
import { siteTime } from '../../clock'
import type { PreviewRow, PromotionRow } from './promotions.queries'

/** What becomes of the grades of one name. */
export function presentGradeLine(line: PreviewRow): Schema<'PromotionGrade'> {
  const { name, outcome, nextName, schools, classes, students } = line
  return { name, outcome, nextName, schools, classes, students }
}

/** A promotion. One whose task was stopped half-way is unfinished too, and can be undone. */
export function presentPromotion(promotion: PromotionRow): Schema<'Promotion'> {
  const { id, schoolYear, schools, createdBy, createdAt, finishedAt, undoneAt } = promotion
  return {
    id,
    schoolYear,
    state: undoneAt ? 'undone' : finishedAt ? 'done' : 'unfinished',
    schools,
    createdBy,
    createdAt: siteTime(createdAt),
    undoneAt: undoneAt && siteTime(undoneAt),
  }
}
