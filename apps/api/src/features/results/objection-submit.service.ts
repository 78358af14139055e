import type { Schema } from '@doorway/api-client/types'
import { recordOperation } from '../../audit/operation-log'
import type { Call } from '../../http/call'
import { invalidFields, notFound, refuse } from '../../http/refusals'
import { coversPosition } from '../../security/scope'
import { noticeOf } from '../competitions/competition-phases'
import { presentOwnObjection } from '../competitions/competitions.presenter'
import { listOrganiserIds } from '../competitions/organisers.queries'
import { listPhases } from '../competitions/competitions.queries'
import { notifyMany } from '../notifications/notify'
import {
  findAnnouncedRun,
  findObjectedWork,
  hasOpenObjection,
  insertObjection,
  isAnnounced,
  type ObjectedWork,
} from './objections.queries'
import { lockResults } from './result-runs.queries'

const HANDLE = 'comp:objection:handle'
const SCHOOL = 'comp:entry:audit'
const CONTENT_MIN = 20
const CONTENT_MAX = 1000
/** Works that are no longer in the competition, or never were. */
const OUT: readonly string[] = ['draft', 'withdrawn', 'disqualified', 'rejected']

type SubmitCall = Call<'submitObjection'>

/** The work if the caller takes part with it, or handles the entries of its school; otherwise it is not there. */
async function requireWork({ db, actor, body }: SubmitCall): Promise<ObjectedWork> {
  const work = await findObjectedWork(db, body.workId, actor.userId)
  if (!work) throw notFound()
  const isForSchool = work.isOfSchool && actor.codes.has(SCHOOL) && coversPosition(actor.scopeOf(SCHOOL), work.position)
  if (!work.isAuthor && !isForSchool) throw notFound()
  return work
}

function requireContent(text: string): string {
  const content = text.trim()
  const { length } = Array.from(content)
  if (length < CONTENT_MIN || length > CONTENT_MAX)
    throw invalidFields([{ field: 'content', key: 'objections.contentLength' }])
  return content
}

/** Objects to the result of an own work while the notice is open; those who decide get a message. */
export async function submitObjection(call: SubmitCall): Promise<Schema<'OwnObjection'>> {
  const { db, body, actor, clock } = call
  const work = await requireWork(call)
  const content = requireContent(body.content)
  return db.transaction(async (tx) => {
    await lockResults(tx, work.competitionId)
    const at = clock.now()
    const notice = noticeOf(await listPhases(tx, [work.competitionId]), at)
    if (notice?.state === 'over') throw refuse('OBJECTION_OVER', 'objections.noticeOver')
    const { state } = (await findObjectedWork(tx, work.id, actor.userId)) ?? work
    if (OUT.includes(state)) throw refuse('OBJECTION_NOT_IN_RESULTS', 'objections.notInResults')
    if (notice?.state !== 'open') throw refuse('OBJECTION_NOT_OPEN', 'objections.noticeNotBegun')
    const run = await findAnnouncedRun(tx, work.competitionId)
    if (!run) throw refuse('OBJECTION_NOT_OPEN', 'objections.noticeNotBegun')
    if (!(await isAnnounced(tx, work.id))) throw refuse('OBJECTION_NOT_IN_RESULTS', 'objections.notInResults')
    if (await hasOpenObjection(tx, work.id)) throw refuse('OBJECTION_OPEN', 'objections.alreadyOpen')
    const id = await insertObjection(tx, { work, complainantId: actor.userId, content, at })
    await notifyMany(tx, call, {
      userIds: await listOrganiserIds(tx, work.competitionId, HANDLE),
      event: 'objection.submitted',
      facts: { name: work.competitionName, title: work.title },
      link: `/result-management?competition=${work.competitionId}&tab=objections`,
    })
    await recordOperation(tx, call, {
      action: 'objection.submit',
      target: { type: 'objection', id, label: work.title },
    })
    const createdAt = at.toISOString()
    return presentOwnObjection({
      id,
      workId: work.id,
      state: 'received',
      content,
      reply: null,
      createdAt,
      handledAt: null,
    })
  })
}
