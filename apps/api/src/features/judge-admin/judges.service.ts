import type { Schema } from '@doorway/api-client/types'
import { differenceOf } from '../../audit/difference'
import { recordOperation } from '../../audit/operation-log'
import { windowOf } from '../../db/page-window'
import type { AnyCall, Call } from '../../http/call'
import { invalidFields, notFound, versionConflict } from '../../http/refusals'
import { required } from '../../required'
import { unionScopes } from '../../security/scope'
import { listPanelConflicts } from './assignments.queries'
import { ASSIGN, EDIT, requirePanel } from './judge-admin.policy'
import { presentJudge } from './judge-admin.presenter'
import { countCourses, findJudge, lockJudge, pageJudges, upsertProfile } from './judges.queries'

/** People whom the caller may appoint: in the scope of either code. */
export const poolScope = ({ actor }: Pick<AnyCall, 'actor'>) =>
  unionScopes([actor.scopeOf(EDIT), actor.scopeOf(ASSIGN)])

const countOf = (works: ReadonlySet<number> | undefined) => (works ? works.size : 0)

/** One page of the judges; with a panel, how many of its works each may not score. */
export async function readJudges(call: Call<'queryPageJudges'>): Promise<Schema<'PoolJudgePage'>> {
  const { db, body } = call
  const { currentPage, pageSize, t } = body
  const { panelId } = t
  if (panelId !== undefined) await requirePanel(call, panelId)
  const { rows, total } = await pageJudges(db, poolScope(call), t, windowOf(currentPage, pageSize))
  const counts = new Map<number, Set<number>>()
  if (panelId !== undefined) {
    const ids = rows.map(({ userId }) => userId)
    for (const { judgeId, workId } of await listPanelConflicts(db, panelId, ids)) {
      const works = counts.get(judgeId)
      if (works) works.add(workId)
      else counts.set(judgeId, new Set([workId]))
    }
  }
  const conflictsOf = (id: number) => (panelId === undefined ? null : countOf(counts.get(id)))
  return { data: rows.map((row) => presentJudge(row, conflictsOf(row.userId))), total, currentPage, pageSize }
}

/** Stores what a judge is fit for. */
export function saveProfile(call: Call<'saveJudgeProfile'>): Promise<Schema<'PoolJudge'>> {
  const { db, actor, clock, body } = call
  const { userId, courses, state, version } = body
  const scope = actor.scopeOf(EDIT)
  return db.transaction(async (tx) => {
    await lockJudge(tx, userId)
    const before = await findJudge(tx, scope, userId)
    if (!before) throw notFound()
    if (version !== undefined && version !== before.version) throw versionConflict(presentJudge(before, null))
    const isUnknown = (await countCourses(tx, courses)) !== courses.length
    if (isUnknown) throw invalidFields([{ field: 'courses', key: 'judgeAdmin.unknownCourse' }])
    const values = { title: body.title.trim(), expertise: body.expertise.trim(), courses, state }
    await upsertProfile(tx, { userId, ...values, at: clock.now(), by: actor.userId })
    const after = required(await findJudge(tx, scope, userId), 'judge')
    await recordOperation(tx, call, {
      action: 'judgeAdmin.profile',
      permissionCode: EDIT,
      target: { type: 'judge', id: userId, label: after.name },
      difference: await differenceOf(
        call.secrets,
        { state: before.state, title: before.title, expertise: before.expertise },
        { state, title: values.title, expertise: values.expertise },
      ),
    })
    return presentJudge(after, null)
  })
}
