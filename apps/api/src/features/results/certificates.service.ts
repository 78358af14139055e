import type { Schema } from '@doorway/api-client/types'
import { differenceOf } from '../../audit/difference'
import { recordOperation } from '../../audit/operation-log'
import type { Db } from '../../db/database'
import { windowOf } from '../../db/page-window'
import type { AnyCall, Call } from '../../http/call'
import { forbidden, invalidFields, notFound, refuse } from '../../http/refusals'
import { required } from '../../required'
import { requireManaged } from '../competition-editing/competition-editing.policy'
import { notifyMany } from '../notifications/notify'
import { notifyHolder, OWN_CERTIFICATES } from './certificate-messages'
import { groupMissing, type MissingGroup, planNumbers } from './certificate-numbers'
import { presentManagedCertificate } from './certificates.presenter'
import {
  type CertificateRow,
  findCertificateById,
  hasPublishedRun,
  insertCertificates,
  listMissing,
  pageCertificates,
  reissueCertificate,
  updateRevoked,
} from './certificates.queries'
import { lockResults } from './result-runs.queries'
import { newReadableCode } from '../../security/readable-code'

const ISSUE = 'comp:cert:issue'
const REVOKE = 'comp:cert:revoke'
const REASON_MIN = 5
const PUBLISHED: readonly string[] = ['result_published', 'archived']

type Managed = Schema<'ManagedCertificate'>
type Competition = Awaited<ReturnType<typeof requireManaged>>

/** Why certificates of a competition cannot be issued; `yes` where they can. */
async function canIssue(
  db: Db,
  { id, state, certificatePrefix }: Competition,
  groups: readonly MissingGroup[],
): Promise<'yes' | 'notPublished' | 'noPrefix'> {
  if (!PUBLISHED.includes(state) || !(await hasPublishedRun(db, id))) return 'notPublished'
  const needsCode = groups.length === 0 || groups.some((group) => group.needsCode)
  return certificatePrefix === null && needsCode ? 'noPrefix' : 'yes'
}

/** One page of certificates and missing ones. Those who revoke read them as well as those who issue. */
export async function readCertificates(call: Call<'queryPageCertificates'>) {
  const { db, body, actor } = call
  const { currentPage, pageSize, t } = body
  const competition = await requireManaged(call, actor.codes.has(ISSUE) ? ISSUE : REVOKE, t.competitionId)
  const [{ rows, total }, missing] = await Promise.all([
    pageCertificates(db, t, windowOf(currentPage, pageSize)),
    listMissing(db, competition.id),
  ])
  const groups = groupMissing(missing, competition)
  const issuing = await canIssue(db, competition, groups)
  const planned = issuing === 'yes' ? await planNumbers(db, groups) : []
  const data = rows.map(presentManagedCertificate)
  return { data, total, currentPage, pageSize, missing: missing.length, canIssue: issuing, planned }
}

/** Issues a certificate for each award of published results that never had one, and notifies their holders. */
export async function issueMissing(call: Call<'issueCertificates'>): Promise<{ issued: number }> {
  const { db, body, clock } = call
  return db.transaction(async (tx) => {
    await lockResults(tx, body.competitionId)
    const competition = await requireManaged({ ...call, db: tx }, ISSUE, body.competitionId)
    const missing = await listMissing(tx, competition.id)
    const groups = groupMissing(missing, competition)
    const issuing = await canIssue(tx, competition, groups)
    if (issuing === 'notPublished') throw refuse('CERTIFICATE_NOT_PUBLISHED', 'certificates.notPublished')
    if (issuing === 'noPrefix') throw refuse('CERTIFICATE_NO_PREFIX', 'certificates.noPrefix')
    if (missing.length === 0) throw refuse('CERTIFICATE_NONE_MISSING', 'certificates.noneMissing')
    // One after the other: templates with the same numbers share a series.
    for (const { series, template, grantIds } of groups) {
      const grants = grantIds.map((grantId) => ({ grantId, verifyCode: newReadableCode() }))
      await insertCertificates(tx, { series, template, grants, at: clock.now() })
    }
    const userIds = [...new Set(missing.flatMap(({ holderId }) => holderId ?? []))]
    const facts = { competition: competition.name }
    await notifyMany(tx, call, { userIds, event: 'certificate.issued', facts, link: OWN_CERTIFICATES })
    await recordOperation(tx, call, {
      action: 'certificate.issue',
      permissionCode: ISSUE,
      target: { type: 'competition', id: competition.id, label: competition.name },
      facts: { issued: missing.length },
    })
    return { issued: missing.length }
  })
}

/** The certificate if the organiser of its competition is in the caller's scope, with its results locked. */
async function lockCertificate(
  tx: Db,
  call: Pick<AnyCall, 'db' | 'actor' | 'clock'>,
  code: string,
  id: number,
): Promise<CertificateRow> {
  const known = await findCertificateById(tx, id)
  if (!known) throw notFound()
  await requireManaged({ ...call, db: tx }, code, known.competitionId)
  await lockResults(tx, known.competitionId)
  return required(await findCertificateById(tx, id), 'certificate')
}

function requireReason(text: string): string {
  const reason = text.trim()
  if (reason.length < REASON_MIN) throw invalidFields([{ field: 'reason', key: 'certificates.reasonRequired' }])
  return reason
}

const readManaged = async (tx: Db, id: number): Promise<Managed> =>
  presentManagedCertificate(required(await findCertificateById(tx, id), 'certificate'))

/** Revokes a certificate; its number stays and says so, and its holder reads the reason. */
export async function revoke(call: Call<'revokeCertificate'>): Promise<Managed> {
  const { db, body, clock } = call
  const { id } = body
  const reason = requireReason(body.reason)
  return db.transaction(async (tx) => {
    const row = await lockCertificate(tx, call, REVOKE, id)
    if (row.state !== 'valid') throw refuse('CERTIFICATE_REVOKED', 'certificates.alreadyRevoked')
    await updateRevoked(tx, id, { reason, at: clock.now() })
    await notifyHolder(tx, call, row, {
      event: 'certificate.revoked',
      facts: { no: required(row.no, 'number'), reason },
    })
    await recordOperation(tx, call, {
      action: 'certificate.revoke',
      permissionCode: REVOKE,
      target: { type: 'certificate', id, label: required(row.no, 'number') },
      difference: await differenceOf(call.secrets, { state: row.state }, { state: 'revoked' }),
      facts: { reason },
    })
    return readManaged(tx, id)
  })
}

function nameOf({ holderName }: Call<'reissueCertificate'>['body']): string | undefined {
  const name = holderName?.trim()
  if (name === '') throw invalidFields([{ field: 'holderName', key: 'certificates.holderRequired' }])
  return name
}

/** Issues a certificate with a new number in the place of another, which is revoked then and names it. */
export async function reissue(call: Call<'reissueCertificate'>): Promise<Managed> {
  const { db, body, actor, clock } = call
  const reason = requireReason(body.reason)
  const holderName = nameOf(body)
  return db.transaction(async (tx) => {
    const row = await lockCertificate(tx, call, ISSUE, body.id)
    if (row.replacedByNo !== null) throw refuse('CERTIFICATE_REPLACED', 'certificates.alreadyReplaced')
    if (!row.isInForce) throw refuse('CERTIFICATE_NO_AWARD', 'certificates.noAward')
    const at = clock.now()
    if (row.state === 'valid') {
      // Who may only issue does not make a valid certificate void this way.
      if (!actor.codes.has(REVOKE)) throw forbidden()
      await requireManaged({ ...call, db: tx }, REVOKE, row.competitionId)
      await updateRevoked(tx, body.id, { reason, at })
    }
    const { grantId, awardName } = row
    const verifyCode = newReadableCode()
    const fresh = await reissueCertificate(tx, {
      replacedId: body.id,
      grantId,
      awardName,
      verifyCode,
      ...(holderName !== undefined && { holderName }),
      at,
    })
    const changed = { no: required(row.no, 'number'), newNo: fresh.no, reason }
    await notifyHolder(tx, call, row, { event: 'certificate.reissued', facts: changed })
    await recordOperation(tx, call, {
      action: 'certificate.reissue',
      permissionCode: ISSUE,
      target: { type: 'certificate', id: fresh.id, label: fresh.no },
      difference: await differenceOf(
        call.secrets,
        { no: row.no, holder: row.holderName },
        { no: fresh.no, holder: holderName ?? row.holderName },
      ),
      facts: { reason },
    })
    return readManaged(tx, fresh.id)
  })
}
