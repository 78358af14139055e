import type { Schema } from '@doorway/api-client/types'
import { differenceOf } from '../../audit/difference'
import { recordOperation } from '../../audit/operation-log'
import type { Db } from '../../db/database'
import type { AnyCall, Call } from '../../http/call'
import { invalidFields, notFound, refuse, versionConflict } from '../../http/refusals'
import { required } from '../../required'
import { requireManaged } from '../competition-editing/competition-editing.policy'
import { notify } from '../notifications/notify'
import { notifyHolder } from './certificate-messages'
import { findCertificateById, reissueCertificate } from './certificates.queries'
import { presentObjection } from './objections.presenter'
import {
  type Correction,
  findAnnouncedRun,
  findObjection,
  insertCorrectedGrant,
  type ObjectionRow,
  revokePresentAward,
  updateAwardedState,
  updateObjection,
} from './objections.queries'
import { listAwardLines, lockResults, updateResultAward, updateRun } from './result-runs.queries'
import { newReadableCode } from '../../security/readable-code'

const CODE = 'comp:objection:handle'
const REPLY_MIN = 5
const REASON_MAX = 300

type Managed = Schema<'ManagedObjection'>

/** The objection if the organiser of its competition is in the caller's scope; otherwise it is not there. */
async function requireObjection(call: Pick<AnyCall, 'db' | 'actor' | 'clock'>, id: number): Promise<ObjectionRow> {
  const row = await findObjection(call.db, id)
  if (!row) throw notFound()
  await requireManaged(call, CODE, row.competitionId)
  return row
}

const readObjection = async (db: Db, row: ObjectionRow): Promise<Managed> =>
  presentObjection(row, await listAwardLines(db, row.competitionId))

/** The objection in the version that the caller has seen, with no other change of the competition's results going on. */
async function lockObjection(tx: Db, call: Call<'handleObjection'>): Promise<ObjectionRow> {
  const { id, version } = call.body
  const known = await requireObjection({ ...call, db: tx }, id)
  await lockResults(tx, known.competitionId)
  const row = required(await findObjection(tx, id), 'objection')
  if (version !== undefined && version !== row.version) throw versionConflict(await readObjection(tx, row))
  return row
}

/** Revokes the award of a work with its certificate and gives the other one; returns the numbers of new certificates. */
async function correctAward(
  tx: Db,
  call: AnyCall,
  correction: Correction,
  awardName: string | null,
): Promise<string[]> {
  const { run, workId, awardId, at } = correction
  const reason = correction.reason.slice(0, REASON_MAX)
  await updateResultAward(tx, { runId: run.id, workId, awardId, reason })
  await updateRun(tx, run.id, {})
  const revoked = await revokePresentAward(tx, correction)
  if (run.state === 'published') await updateAwardedState(tx, workId, awardId !== null)
  if (awardId === null || awardName === null) {
    for (const id of revoked) {
      const row = required(await findCertificateById(tx, id), 'certificate')
      const facts = { no: required(row.no, 'number'), reason }
      await notifyHolder(tx, call, row, { event: 'certificate.revoked', facts })
    }
    return []
  }
  const grantId = await insertCorrectedGrant(tx, correction)
  if (run.state !== 'published') return []
  const numbers: string[] = []
  for (const replacedId of revoked) {
    // One after the other: each takes the next number.
    const reissue = { replacedId, grantId, awardName, verifyCode: newReadableCode(), at }
    const { id, no: newNo } = await reissueCertificate(tx, reissue)
    const row = required(await findCertificateById(tx, id), 'certificate')
    const facts = { no: required(row.replacesNo, 'replaced number'), newNo, reason }
    await notifyHolder(tx, call, row, { event: 'certificate.reissued', facts })
    numbers.push(newNo)
  }
  return numbers
}

/** Corrects the award that an objection is about; throws where that award cannot be given. */
async function correct(tx: Db, call: Call<'handleObjection'>, row: ObjectionRow, reason: string) {
  const { body, clock } = call
  const { awardId } = body
  if (awardId === undefined) return []
  const { workId, competitionId } = row
  const award = (await listAwardLines(tx, competitionId)).find(({ id }) => id === awardId)
  const isOfGroup = award !== undefined && (award.groupId === null || award.groupId === row.groupId)
  if (workId === null || (awardId !== null && !isOfGroup)) throw notFound()
  if (awardId === row.awardId) throw invalidFields([{ field: 'awardId', key: 'objections.sameAward' }])
  const run = await findAnnouncedRun(tx, competitionId)
  if (!run) throw refuse('OBJECTION_NO_RESULT', 'objections.notAnnounced')
  const correction = { competitionId, workId, run, awardId, reason, at: clock.now() }
  return correctAward(tx, call, correction, award ? award.name : null)
}

const states = { accept: 'checking', reject: 'rejected', uphold: 'upheld' } as const

/** Takes an objection up, or decides it with a written reply. An upheld one may correct the award of its work. */
export async function handleObjection(call: Call<'handleObjection'>): Promise<Managed> {
  const { db, body, actor, clock } = call
  const { decision } = body
  const reply = body.reply === undefined ? null : body.reply.trim()
  return db.transaction(async (tx) => {
    const row = await lockObjection(tx, call)
    const isOpen = row.state === 'received' || (row.state === 'checking' && decision !== 'accept')
    if (!isOpen) throw refuse('OBJECTION_STATE', 'objections.wrongState')
    if (decision !== 'accept' && (reply === null || reply.length < REPLY_MIN))
      throw invalidFields([{ field: 'reply', key: 'objections.replyRequired' }])
    const certificates = decision === 'uphold' && reply !== null ? await correct(tx, call, row, reply) : []
    const state = states[decision]
    await updateObjection(tx, row.id, {
      state,
      reply: decision === 'accept' ? null : reply,
      handlerId: actor.userId,
      at: clock.now(),
    })
    if (reply !== null && state !== 'checking') {
      const facts = { title: row.workTitle ?? row.competitionName, reply }
      await notify(tx, call, { userId: row.complainantId, event: `objection.${state}`, facts, link: '/myScore' })
    }
    const after = required(await findObjection(tx, row.id), 'objection')
    await recordOperation(tx, call, {
      action: 'objection.handle',
      permissionCode: CODE,
      target: { type: 'objection', id: row.id, label: row.workTitle ?? row.competitionName },
      difference: await differenceOf(
        call.secrets,
        { state: row.state, award: row.awardName },
        { state, award: after.awardName },
      ),
      facts: { certificates, ...(reply !== null && { reply }) },
    })
    return readObjection(tx, after)
  })
}
