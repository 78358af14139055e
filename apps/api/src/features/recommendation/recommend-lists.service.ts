import { recordOperation } from '../../audit/operation-log'
import type { Db } from '../../db/database'
import type { AnyCall, Call } from '../../http/call'
import { invalidFields, notFound, refuse } from '../../http/refusals'
import { notify, notifyMany } from '../notifications/notify'
import { listDocuments } from '../uploads/upload-documents.queries'
import { releaseUploads, returnToUploads } from '../uploads/uploads.queries'
import { EDIT, isOwnUnit, lockOpenUnit, requireOwnDraft, requireUnit, SUBMIT } from './recommendation.policy'
import { presentUnit } from './recommendation.presenter'
import { findReceiver, listRecommenders, type UnitRow } from './recommend-units.queries'
import {
  findAdvanced,
  listListed,
  lockListed,
  type UnitWorkRow,
  writeReturned,
  writeSubmitted,
} from './recommended-works.queries'

const DOCUMENT_TYPES: readonly string[] = ['pdf', 'jpg', 'jpeg', 'png']
const MAX_FILE_BYTES = 10 * 1024 * 1024
const REASON_MIN = 5

const linkTo = ({ competitionId }: UnitRow) => `/work-management?competition=${competitionId}&tab=recommend`
const targetOf = ({ competitionId, orgName, competitionName }: UnitRow) => ({
  type: 'recommend-list',
  id: competitionId,
  label: `${competitionName} ${orgName}`,
})

/** A finished upload of the caller, which the list takes as its stamped confirmation. */
async function takeConfirmation(tx: Db, { actor }: AnyCall, fileId: string): Promise<void> {
  const [file] = await listDocuments(tx, actor.userId, [fileId])
  if (!file) throw notFound()
  if (!DOCUMENT_TYPES.includes(file.ext) || file.size > MAX_FILE_BYTES)
    throw invalidFields([{ field: 'fileId', key: 'recommendation.fileInvalid' }])
  await releaseUploads(tx, [fileId])
}

/** The list, which is not empty and whose works are all still in the competition. */
async function requireComplete(tx: Db, unit: UnitRow): Promise<readonly UnitWorkRow[]> {
  await lockListed(tx, unit)
  const listed = await listListed(tx, unit)
  if (listed.length === 0) throw refuse('RECOMMEND_EMPTY', 'recommendation.emptyList')
  const lost = listed.find(({ isEligible }) => !isEligible)
  if (lost) throw refuse('RECOMMEND_NOT_QUALIFIED', 'recommendation.listedLost', { title: lost.title })
  return listed
}

/** Notifies the authors, and the people of the level above. */
async function report(tx: Db, call: AnyCall, unit: UnitRow, listed: readonly UnitWorkRow[]): Promise<void> {
  for (const { applicantId, title } of listed) {
    const facts = { title, unit: unit.orgName }
    await notify(tx, call, { userId: applicantId, event: 'work.recommended', facts })
  }
  await notifyMany(tx, call, {
    userIds: await listRecommenders(tx, await findReceiver(tx, unit), EDIT),
    event: 'recommend.submitted',
    facts: { name: unit.competitionName, unit: unit.orgName, count: listed.length },
    link: linkTo(unit),
  })
}

/** Submits the unit's list with the stamped confirmation; from then on it does not change. */
export function submitListOf(call: Call<'submitRecommendList'>) {
  const { db, actor, body, clock } = call
  return db.transaction(async (tx) => {
    const unit = await lockOpenUnit(tx, call, SUBMIT, body)
    requireOwnDraft(actor, unit)
    const listed = await requireComplete(tx, unit)
    await takeConfirmation(tx, call, body.fileId)
    const at = clock.now()
    await writeSubmitted(tx, unit, { fileId: body.fileId, actorId: actor.userId, at })
    await returnToUploads(tx, unit.fileId === null ? [] : [unit.fileId], at)
    await report(tx, call, unit, listed)
    await recordOperation(tx, call, {
      action: 'recommend.submit',
      permissionCode: SUBMIT,
      target: targetOf(unit),
      facts: { level: unit.level, works: listed.map(({ title }) => title).join(', ') },
    })
    return presentUnit({ ...call, now: at }, await requireUnit(tx, actor, SUBMIT, body))
  })
}

/** Returns the submitted list of a unit below with a reason, as long as no work of it is further. */
export function returnListOf(call: Call<'returnRecommendList'>) {
  const { db, actor, body, clock } = call
  const reason = body.reason.trim()
  if (reason.length < REASON_MIN) throw invalidFields([{ field: 'reason', key: 'recommendation.reasonRequired' }])
  return db.transaction(async (tx) => {
    const unit = await lockOpenUnit(tx, call, SUBMIT, body)
    if (isOwnUnit(actor, unit)) throw refuse('RECOMMEND_OWN_LIST', 'recommendation.ownList')
    if (unit.state !== 'submitted') throw refuse('RECOMMEND_NOT_SUBMITTED', 'recommendation.notSubmitted')
    await lockListed(tx, unit)
    const title = await findAdvanced(tx, unit)
    if (title !== undefined) throw refuse('RECOMMEND_ADVANCED', 'recommendation.advanced', { title })
    const at = clock.now()
    await writeReturned(tx, unit, { reason, actorId: actor.userId, at })
    await notifyMany(tx, call, {
      userIds: await listRecommenders(tx, unit.orgId, EDIT),
      event: 'recommend.returned',
      facts: { name: unit.competitionName, unit: unit.orgName, reason },
      link: linkTo(unit),
    })
    await recordOperation(tx, call, {
      action: 'recommend.return',
      permissionCode: SUBMIT,
      target: targetOf(unit),
      facts: { level: unit.level, reason },
    })
    return presentUnit({ ...call, now: at }, await requireUnit(tx, actor, SUBMIT, body))
  })
}
