import type { Handler } from '../../http/call'
import { ok } from '../../http/envelope'
import type { Feature } from '../feature'
import { presentGradeLine, presentPromotion } from './promotions.presenter'
import { listPromotions as list } from './promotions.queries'
import { promoteInBackground, startPromotion, undoPromotion as undo } from './promotions.service'

/** Shows what a promotion would do, or starts it. */
const promoteGrades: Handler<'promoteGrades'> = async (call) => {
  const { plan, promotionId, taskId } = await startPromotion(call)
  const { schoolYear, schools, alreadyPromoted, grades } = plan
  const preview = { schoolYear, schools, alreadyPromoted, grades: grades.map(presentGradeLine), promotionId, taskId }
  return ok(preview, promotionId === null ? undefined : 'promotions.started')
}

/** Promotions all of whose schools are in scope, the newest first. */
const listPromotions: Handler<'listPromotions'> = async ({ db, actor }) =>
  ok((await list(db, actor.scopeOf('school:promote'))).map(presentPromotion))

/** Undoes a promotion. */
const undoPromotion: Handler<'undoPromotion'> = async (call) =>
  ok(presentPromotion(await undo(call)), 'promotions.undone')

/** Operations of this feature. */
export const promotionsFeature: Feature = {
  taskHandlers: { promotion: promoteInBackground },
  signedIn: { promoteGrades, listPromotions, undoPromotion },
}
