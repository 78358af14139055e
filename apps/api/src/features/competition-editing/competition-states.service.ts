import type { OperationAction } from '@doorway/api-client/rules'
import type { Schema } from '@doorway/api-client/types'
import { differenceOf } from '../../audit/difference'
import { recordOperation } from '../../audit/operation-log'
import type { Call } from '../../http/call'
import { type FieldFault, invalidFields, refuse } from '../../http/refusals'
import { required } from '../../required'
import { notifyMany } from '../notifications/notify'
import { lockManaged, readManaged, readParts, requireManaged } from './competition-editing.policy'
import { copyParts, isCodeTaken } from './competition-parts.queries'
import { copyScheme } from './competition-schemes.queries'
import { nameFaults, targetOf } from './competition-save.service'
import {
  findManaged,
  insertCompetition,
  listEntrants,
  listInvited,
  updateCompetition,
} from './managed-competitions.queries'
import { isReady, readinessOf } from './readiness'

type Managed = Schema<'ManagedCompetition'>
type Change = Call<'publishCompetition'> | Call<'cancelCompetition'> | Call<'archiveCompetition'>

interface StateChange {
  state: 'announced' | 'cancelled' | 'archived'
  action: OperationAction
  permissionCode: string
  cancelReason?: string
}

const REASON_MIN = 5

/** What a competition has and lacks. */
export async function readReadiness(call: Call<'getCompetitionReadiness'>): Promise<Schema<'CompetitionReadiness'>> {
  const row = await requireManaged(call, 'comp:list', call.body.id)
  const items = readinessOf(await readParts(call.db, row), call.clock.now())
  return { isReady: isReady(items), items }
}

async function changeState(
  call: Change,
  { state, action, permissionCode, cancelReason }: StateChange,
  check: (row: Awaited<ReturnType<typeof requireManaged>>, tx: Change['db']) => Promise<void>,
): Promise<Managed> {
  const { db, body, clock, actor } = call
  return db.transaction(async (tx) => {
    const row = await lockManaged(tx, call, permissionCode, body)
    await check(row, tx)
    const reason = cancelReason === undefined ? {} : { cancelReason }
    await updateCompetition(tx, row.id, { state, ...reason, updatedAt: clock.now(), updatedBy: actor.userId })
    if (cancelReason !== undefined) {
      const userIds = row.state === 'announced' ? await listEntrants(tx, row.id) : []
      const facts = { name: row.name, reason: cancelReason }
      await notifyMany(tx, call, { userIds, event: 'competition.cancelled', facts })
    }
    // Judges do not see a draft: those of its panels are invited with its publication.
    if (state === 'announced')
      for (const { round, userIds } of await listInvited(tx, row.id)) {
        const facts = { competition: row.name, round }
        await notifyMany(tx, call, { userIds, event: 'judging.invited', facts, link: '/judgeMarks' })
      }
    await recordOperation(tx, call, {
      action,
      permissionCode,
      target: targetOf(row),
      difference: await differenceOf(call.secrets, { state: row.state }, { state }),
      ...(cancelReason !== undefined && { facts: { reason: cancelReason } }),
    })
    return readManaged({ ...call, db: tx }, required(await findManaged(tx, row.id), 'competition'))
  })
}

/** Publishes a draft that lacks nothing required. */
export const publish = (call: Call<'publishCompetition'>): Promise<Managed> =>
  changeState(
    call,
    { state: 'announced', action: 'competition.publish', permissionCode: 'comp:publish' },
    async (row, tx) => {
      if (row.state !== 'draft') throw refuse('COMPETITION_STATE', 'competitionEditing.notDraft')
      const items = readinessOf(await readParts(tx, row), call.clock.now())
      const missing = items.filter(({ isMet, isRequired }) => isRequired && !isMet).length
      if (missing > 0) throw refuse('COMPETITION_NOT_READY', 'competitionEditing.notReady', { count: missing })
    },
  )

/** Cancels a competition before its result; those who have entered are notified of the reason. */
export function cancel(call: Call<'cancelCompetition'>): Promise<Managed> {
  const reason = call.body.reason.trim()
  return changeState(
    call,
    { state: 'cancelled', action: 'competition.cancel', permissionCode: 'comp:publish', cancelReason: reason },
    async (row) => {
      if (row.state !== 'draft' && row.state !== 'announced')
        throw refuse('COMPETITION_STATE', 'competitionEditing.notCancellable')
      if (reason.length < REASON_MIN)
        throw invalidFields([{ field: 'reason', key: 'competitionEditing.reasonRequired' }])
    },
  )
}

/** Archives a competition whose results are published. */
export const archive = (call: Call<'archiveCompetition'>): Promise<Managed> =>
  changeState(
    call,
    { state: 'archived', action: 'competition.archive', permissionCode: 'comp:archive' },
    async (row) => {
      if (row.state !== 'result_published') throw refuse('COMPETITION_STATE', 'competitionEditing.notPublished')
    },
  )

/** A year later on the same weekday. */
const EDITION_DAYS = 364
/** The last ones that the contract allows. */
const MAX_EDITION = 9_999
const MAX_YEAR = 2_200
const DAY_MS = 86_400_000

/** Adds a draft of the next edition with everything that is set up, and none of the entries. */
export async function copyToNextEdition(call: Call<'copyCompetition'>): Promise<Managed> {
  const { db, body, actor } = call
  const faults: FieldFault[] = nameFaults(body, true)
  const [first, ...rest] = faults
  if (first) throw invalidFields([first, ...rest])
  return db.transaction(async (tx) => {
    const from = await requireManaged({ ...call, db: tx }, 'comp:add', body.id)
    if (await isCodeTaken(tx, body.code, undefined))
      throw invalidFields([{ field: 'code', key: 'competitionEditing.codeTaken' }])
    const { siteId, shortName, kind, organiserOrgId, level, areaCode, host, undertaker, summary } = from
    const { introHtml, rulesHtml, eligibility, limits, workSchema, promiseText, blind, scoreVisibility } = from
    const id = await insertCompetition(tx, {
      siteId,
      shortName,
      kind,
      organiserOrgId,
      level,
      areaCode,
      host,
      undertaker,
      summary,
      introHtml,
      rulesHtml,
      eligibility,
      limits,
      workSchema,
      promiseText,
      blind,
      scoreVisibility,
      certificatePrefix: from.certificatePrefix,
      promiseVersion: from.promiseVersion,
      worksPublicFrom: from.worksPublicFrom && new Date(from.worksPublicFrom.getTime() + EDITION_DAYS * DAY_MS),
      code: body.code,
      name: body.name.trim(),
      edition: Math.min(from.edition + 1, MAX_EDITION),
      year: Math.min(from.year + 1, MAX_YEAR),
      state: 'draft',
      prevId: from.id,
      createdBy: actor.userId,
    })
    await copyParts(tx, from.id, id, EDITION_DAYS)
    await copyScheme(tx, from.id, id)
    const row = required(await findManaged(tx, id), 'competition')
    await recordOperation(tx, call, {
      action: 'competition.copy',
      permissionCode: 'comp:add',
      target: targetOf(row),
      facts: { from: from.id },
    })
    return readManaged({ ...call, db: tx }, row)
  })
}
