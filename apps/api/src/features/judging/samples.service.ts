import type { Schema } from '@doorway/api-client/types'
import type { Db } from '../../db/database'
import type { AnyCall, Call } from '../../http/call'
import { notFound, refuse } from '../../http/refusals'
import { requireReadable } from './judging.policy'
import { findTask, type JudgeTaskRow } from './judging.queries'
import { countPeers, listSpread, type SpreadRow, waitsForSamples } from './samples.queries'

type Task = Pick<JudgeTaskRow, 'kind' | 'panelId'>

/** Throws while the judge has samples left: the works of the panel come after them (domain 1.7). */
export async function requireSamplesDone(db: Db, { actor }: Pick<AnyCall, 'actor'>, task: Task): Promise<void> {
  if (task.kind !== 'calibration' && (await waitsForSamples(db, task.panelId, actor.userId)))
    throw refuse('SAMPLES_FIRST', 'judging.samplesFirst')
}

const pointsOf = ({ own, lowest, highest, mean }: SpreadRow) => ({ own, lowest, highest, mean })

/** How far the marks of a sample are apart, for a judge who has submitted it; no judge is named. */
export async function readSpread({ db, actor, clock, query }: Call<'getJudgeSpread'>): Promise<Schema<'JudgeSpread'>> {
  const task = await findTask(db, actor.userId, query.assignmentId)
  if (task?.kind !== 'calibration') throw notFound()
  requireReadable(task, clock.now())
  const rows = task.state === 'submitted' ? await listSpread(db, task.id) : []
  const total = rows.find(({ criterionId }) => criterionId === null)
  if (!total) throw refuse('SAMPLE_UNSUBMITTED', 'judging.sampleUnsubmitted')
  const criteria = rows.flatMap(({ criterionId, ...row }) => (criterionId === null ? [] : [{ criterionId, ...row }]))
  return { ...(await countPeers(db, task.id)), total: pointsOf(total), criteria }
}
