// oxlint-disable-next-line no-restricted-imports -- the namespace import is the allowed one; the rule takes its z for the named import
import * as z from 'zod'
import { recordOperation } from '../../audit/operation-log'
import { siteTime } from '../../clock'
import type { Call } from '../../http/call'
import { requireCode } from '../../http/authorization'
import { notFound, refuse } from '../../http/refusals'
import { requireSchool } from '../organizations/organizations.policy'
import { findSchoolById } from '../organizations/organizations.queries'
import { enqueueTask } from '../tasks/enqueue-task'
import type { TaskHandler } from '../tasks/task-runner'
import { countMembersOfAdded, listOpenSchools, promoteSchools, undoSteps } from './promotion-steps.queries'
import {
  countSchools,
  findPromotion,
  hasLaterPromotion,
  insertPromotion,
  previewGrades,
  type PreviewRow,
  type PromotionRow,
  updatePromotion,
} from './promotions.queries'

const CODE = 'school:promote'
/** Schools that one transaction promotes. */
const BATCH = 50
/** From July on, a promotion belongs to the autumn term of the same year. */
const FIRST_MONTH = 7

/** The school year that a moment belongs to, as the calendar year of its autumn term. */
export function schoolYearAt(moment: Date): number {
  const [year = 0, month = 0] = siteTime(moment).slice(0, 7).split('-').map(Number)
  return month >= FIRST_MONTH ? year : year - 1
}

/** What a promotion does, or would do. */
export interface PromotionPlan {
  schoolYear: number
  schools: number
  alreadyPromoted: number
  grades: readonly PreviewRow[]
}

async function planPromotion({ db, actor, body, clock }: Call<'promoteGrades'>): Promise<PromotionPlan> {
  for (const id of body.schoolIds) requireSchool(actor, CODE, await findSchoolById(db, id))
  const schoolYear = schoolYearAt(clock.now())
  const counts = await countSchools(db, body.schoolIds, schoolYear)
  return { schoolYear, ...counts, grades: await previewGrades(db, body.schoolIds, schoolYear) }
}

/** Plans a promotion and, unless the caller wants a dry run, queues the task that carries it out. */
export async function startPromotion(call: Call<'promoteGrades'>) {
  const { db, actor, body, clock } = call
  const plan = await planPromotion(call)
  if (body.dryRun === true) return { plan, promotionId: null, taskId: null }
  const started = await db.transaction(async (tx) => {
    const { schoolYear } = plan
    const author = { createdBy: actor.userId, createdAt: clock.now() }
    const { id: promotionId, schools } = await insertPromotion(tx, { schoolYear, ...author }, body.schoolIds)
    if (schools === 0) throw refuse('PROMOTION_NOTHING', 'promotions.nothing')
    const taskId = await enqueueTask(tx, call, { kind: 'promotion', params: { promotionId }, total: schools })
    await updatePromotion(tx, promotionId, { taskId })
    const target = { type: 'promotion', id: promotionId, label: String(schoolYear) }
    const facts = { schoolYear, schools, schoolIds: body.schoolIds.map(String) }
    await recordOperation(tx, call, { action: 'promotion.start', permissionCode: CODE, target, facts })
    return { promotionId, taskId }
  })
  call.tasks.wake()
  return { plan, ...started }
}

const params = z.object({ promotionId: z.string() })

/** Promotes the schools of a promotion, some at a time; a task that was interrupted goes on with those that are left. */
export const promoteInBackground: TaskHandler = async ({ task, call, progress }) => {
  const { promotionId } = params.parse(task.params)
  // The person may have lost the code while the work was queued.
  requireCode(call.actor, CODE)
  let { done } = task
  for (;;) {
    const open = await listOpenSchools(call.db, promotionId, BATCH)
    if (open.length === 0) break
    await call.db.transaction((tx) => promoteSchools(tx, promotionId, open, call.clock.now()))
    done += open.length
    await progress(done)
  }
  await updatePromotion(call.db, promotionId, { finishedAt: call.clock.now() })
  return {}
}

/** Undoes a promotion, and returns it as it is then. */
export async function undoPromotion(call: Call<'undoPromotion'>): Promise<PromotionRow> {
  const { actor, body, clock } = call
  const scope = actor.scopeOf(CODE)
  return call.db.transaction(async (tx) => {
    const promotion = await findPromotion(tx, scope, body.id)
    if (!promotion) throw notFound()
    if (promotion.undoneAt) throw refuse('PROMOTION_UNDONE', 'promotions.alreadyUndone')
    if (promotion.isRunning) throw refuse('PROMOTION_UNFINISHED', 'promotions.unfinished')
    if (await hasLaterPromotion(tx, promotion)) throw refuse('PROMOTION_NOT_LATEST', 'promotions.notLatest')
    const members = await countMembersOfAdded(tx, promotion.id)
    if (members > 0) throw refuse('PROMOTION_IN_USE', 'promotions.inUse', { members })
    await undoSteps(tx, promotion.id)
    const undoneAt = clock.now()
    await updatePromotion(tx, promotion.id, { undoneAt, undoneBy: actor.userId })
    const target = { type: 'promotion', id: promotion.id, label: String(promotion.schoolYear) }
    await recordOperation(tx, call, { action: 'promotion.undo', permissionCode: CODE, target })
    return { ...promotion, undoneAt }
  })
}
