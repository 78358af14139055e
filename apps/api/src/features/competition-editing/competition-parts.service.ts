import type { OperationAction } from '@doorway/api-client/rules'
import type { Schema } from '@doorway/api-client/types'
import { differenceOf } from '../../audit/difference'
import { recordOperation } from '../../audit/operation-log'
import { parseSiteTime, siteTime } from '../../clock'
import type { Db } from '../../db/database'
import type { Call } from '../../http/call'
import { type FieldFault, invalidFields, notFound, refuse } from '../../http/refusals'
import { required } from '../../required'
import { coversPosition } from '../../security/scope'
import { listPositions, listStageIds } from '../users/user-references.queries'
import { lockManaged, readManaged, requireEditable } from './competition-editing.policy'
import {
  insertAnnouncement,
  listAwards,
  listManagedGroups,
  listManagedPhases,
  listQuotas,
  listUsedPhaseIds,
  updatePhaseEnd,
  writeAwards,
  writeGroups,
  writePhases,
  writeQuotas,
} from './competition-parts.queries'
import { targetOf } from './competition-save.service'
import { findManaged, type ManagedRow, updateCompetition } from './managed-competitions.queries'
import { closedFaults, hasClosed, phaseKey, planPhases } from './phase-plan'

type PartsCall =
  | Call<'saveCompetitionPhases'>
  | Call<'saveCompetitionGroups'>
  | Call<'saveCompetitionQuota'>
  | Call<'saveCompetitionAwards'>
  | Call<'reopenCompetitionPhase'>

interface PartsSave {
  action: OperationAction
  code: string
  /** Text of the part before and after, for the log. */
  write: (tx: Db, row: ManagedRow) => Promise<{ before: string; after: string; reason?: string }>
}

function throwFaults(faults: readonly FieldFault[]): void {
  const [first, ...rest] = faults
  if (first) throw invalidFields([first, ...rest])
}

/** Saves one part of a competition: locked, in scope, still editable, with a new version and a row of the log. */
function savePart(call: PartsCall, { action, code, write }: PartsSave): Promise<Schema<'ManagedCompetition'>> {
  const { db, body, clock, actor } = call
  return db.transaction(async (tx) => {
    const row = await lockManaged(tx, call, code, body)
    requireEditable(row)
    const { before, after, reason } = await write(tx, row)
    await updateCompetition(tx, row.id, { updatedAt: clock.now(), updatedBy: actor.userId })
    await recordOperation(tx, call, {
      action,
      permissionCode: code,
      target: targetOf(row),
      difference: await differenceOf(call.secrets, { value: before }, { value: after }),
      ...(reason !== undefined && { facts: { reason } }),
    })
    return readManaged({ ...call, db: tx }, required(await findManaged(tx, row.id), 'competition'))
  })
}

const minute = (moment: Date) => siteTime(moment).slice(5, 16)
const phaseText = (phases: readonly { name: string; startAt: Date; endAt: Date }[]) =>
  phases.map(({ name, startAt, endAt }) => `${name} ${minute(startAt)}–${minute(endAt)}`).join('; ')

/** Saves all phases of a competition. */
export function savePhases(call: Call<'saveCompetitionPhases'>) {
  const { phases, faults } = planPhases(call.body.phases)
  throwFaults(faults)
  return savePart(call, {
    action: 'competition.phases',
    code: 'comp:phase:edit',
    write: async (tx, row) => {
      const known = await listManagedPhases(tx, row.id)
      if (row.state === 'announced') throwFaults(closedFaults(known, phases, call.clock.now()))
      const next = new Set(phases.map(phaseKey))
      const removed = known.filter((phase) => !next.has(phaseKey(phase)))
      const used = new Set(await listUsedPhaseIds(tx, row.id))
      if (removed.some(({ id }) => used.has(id))) throw refuse('COMPETITION_PART_USED', 'competitionEditing.phaseUsed')
      await writePhases(
        tx,
        removed.map(({ id }) => id),
        phases.map((phase) => ({ ...phase, competitionId: row.id })),
      )
      return { before: phaseText(known), after: phaseText(phases) }
    },
  })
}

const REASON_MIN = 5

/** Gives a phase that has closed a later end, with a reason that is announced. */
export function reopenPhase(call: Call<'reopenCompetitionPhase'>) {
  const { body, clock, actor } = call
  const reason = body.reason.trim()
  return savePart(call, {
    action: 'competition.reopenPhase',
    code: 'comp:phase:reopen',
    write: async (tx, row) => {
      const phase = (await listManagedPhases(tx, row.id)).find(({ id }) => id === body.phaseId)
      if (!phase) throw notFound()
      if (row.state !== 'announced' || !hasClosed(phase, clock.now()))
        throw refuse('COMPETITION_PHASE_OPEN', 'competitionEditing.phaseNotClosed')
      const endAt = parseSiteTime(body.endAt)
      const faults: FieldFault[] = []
      if (!endAt || endAt <= clock.now()) faults.push({ field: 'endAt', key: 'competitionEditing.endInPast' })
      if (reason.length < REASON_MIN) faults.push({ field: 'reason', key: 'competitionEditing.reasonRequired' })
      throwFaults(faults)
      const newEndAt = required(endAt, 'end')
      await updatePhaseEnd(tx, phase.id, newEndAt)
      await insertAnnouncement(tx, {
        competitionId: row.id,
        phaseName: phase.name,
        oldEndAt: phase.endAt,
        newEndAt,
        reason,
        at: clock.now(),
        authorId: actor.userId,
      })
      return { before: `${phase.name} ${siteTime(phase.endAt)}`, after: `${phase.name} ${siteTime(newEndAt)}`, reason }
    },
  })
}

const twice = (names: readonly string[]) => names.map((name, index) => names.indexOf(name) !== index)

/** Saves who may enter and the groups. */
export function saveGroups(call: Call<'saveCompetitionGroups'>) {
  const { userTypes } = call.body
  const groups = call.body.groups.map((group) => ({ ...group, name: group.name.trim() }))
  const isTwice = twice(groups.map(({ name }) => name))
  throwFaults(
    groups.flatMap(({ name }, index): FieldFault[] => {
      if (name === '') return [{ field: `groups.${index}.name`, key: 'competitionEditing.groupNameRequired' }]
      return isTwice[index] ? [{ field: `groups.${index}.name`, key: 'competitionEditing.groupTwice' }] : []
    }),
  )
  return savePart(call, {
    action: 'competition.groups',
    code: 'comp:edit',
    write: async (tx, row) => {
      const known = await listManagedGroups(tx, row.id)
      const gardeIds = [...new Set(groups.flatMap((group) => group.gardeIds))]
      if ((await listStageIds(tx, gardeIds)).length < gardeIds.length)
        throw invalidFields([{ field: 'groups', key: 'competitionEditing.unknownStage' }])
      const ids = groups.flatMap(({ id }) => (id === undefined ? [] : [id]))
      if (new Set(ids).size < ids.length || ids.some((id) => !known.some((group) => group.id === id))) throw notFound()
      const removed = known.filter(({ id }) => !ids.includes(id))
      const used = removed.find(({ isUsed }) => isUsed)
      if (used) throw refuse('COMPETITION_PART_USED', 'competitionEditing.groupUsed', { name: used.name })
      await writeGroups(
        tx,
        row.id,
        removed.map(({ id }) => id),
        groups,
      )
      const eligibility = { ...row.eligibility, userTypes: [...new Set(userTypes)] }
      await updateCompetition(tx, row.id, { eligibility })
      const text = (list: readonly { name: string }[], types: readonly string[]) =>
        `${list.map(({ name }) => name).join(', ')} (${types.join(', ')})`
      return { before: text(known, row.eligibility.userTypes), after: text(groups, userTypes) }
    },
  })
}

const quotaKey = ({ groupId, level, orgId }: { groupId: number | null; level: string; orgId: number }) =>
  `${groupId}/${level}/${orgId}`

/** Every group of a part is one of this competition. */
async function requireGroups(tx: Db, row: ManagedRow, parts: readonly { groupId: number | null }[]): Promise<void> {
  const known = new Set((await listManagedGroups(tx, row.id)).map(({ id }) => id))
  if (parts.some(({ groupId }) => groupId !== null && !known.has(groupId))) throw notFound()
}

/** Units whose quota is new or changed are in the caller's scope. */
async function requireUnits(tx: Db, { actor }: Call<'saveCompetitionQuota'>, orgIds: readonly number[]): Promise<void> {
  const ids = [...new Set(orgIds)]
  const positions = ids.length > 0 ? await listPositions(tx, ids) : []
  const scope = actor.scopeOf('comp:quota:edit')
  if (positions.length < ids.length || positions.some(({ lft }) => !coversPosition(scope, lft))) throw notFound()
}

/** Saves the quotas of recommendation. */
export function saveQuota(call: Call<'saveCompetitionQuota'>) {
  const { quotas } = call.body
  const isTwice = twice(quotas.map(quotaKey))
  throwFaults(
    quotas.flatMap((_, index): FieldFault[] =>
      isTwice[index] ? [{ field: `quotas.${index}.orgId`, key: 'competitionEditing.quotaTwice' }] : [],
    ),
  )
  return savePart(call, {
    action: 'competition.quota',
    code: 'comp:quota:edit',
    write: async (tx, row) => {
      const known = await listQuotas(tx, row.id)
      const former = new Map(known.map((quota) => [quotaKey(quota), quota]))
      await requireGroups(tx, row, quotas)
      const changed = quotas.filter((quota) => former.get(quotaKey(quota))?.quota !== quota.quota)
      await requireUnits(
        tx,
        call,
        changed.map(({ orgId }) => orgId),
      )
      throwFaults(
        quotas.flatMap((quota, index): FieldFault[] => {
          const used = former.get(quotaKey(quota))?.used
          if (used === undefined || quota.quota >= used) return []
          return [{ field: `quotas.${index}.quota`, key: 'competitionEditing.quotaUsed', gaps: { used } }]
        }),
      )
      const next = new Set(quotas.map(quotaKey))
      const removed = known.filter((quota) => !next.has(quotaKey(quota)))
      const used = removed.find((quota) => quota.used > 0)
      if (used) throw refuse('COMPETITION_PART_USED', 'competitionEditing.quotaInUse', { name: used.orgName })
      await writeQuotas(
        tx,
        removed.map(({ id }) => id),
        quotas.map((quota) => ({ ...quota, id: former.get(quotaKey(quota))?.id, competitionId: row.id })),
      )
      const text = (list: readonly { level: string; orgId: number; quota: number }[]) =>
        list.map(({ level, orgId, quota }) => `${level} ${orgId}: ${quota}`).join(', ')
      return { before: text(known), after: text(quotas) }
    },
  })
}

function awardFaults(awards: Call<'saveCompetitionAwards'>['body']['awards']): FieldFault[] {
  const isTwice = twice(awards.map(({ groupId, level, isOrg }) => `${groupId}/${level}/${isOrg}`))
  return awards.flatMap((award, index): FieldFault[] => {
    const at = (field: string) => `awards.${index}.${field}`
    const faults: FieldFault[] = []
    if (award.name.trim() === '') faults.push({ field: at('name'), key: 'competitionEditing.awardNameRequired' })
    if (isTwice[index]) faults.push({ field: at('level'), key: 'competitionEditing.awardTwice' })
    if (award.quotaKind === 'ratio' && award.quota > 1)
      faults.push({ field: at('quota'), key: 'competitionEditing.ratioRange' })
    if (award.quotaKind === 'count' && !Number.isInteger(award.quota))
      faults.push({ field: at('quota'), key: 'competitionEditing.countWhole' })
    return faults
  })
}

/** Saves the awards. */
export function saveAwards(call: Call<'saveCompetitionAwards'>) {
  const { awards } = call.body
  throwFaults(awardFaults(awards))
  return savePart(call, {
    action: 'competition.awards',
    code: 'comp:edit',
    write: async (tx, row) => {
      const known = await listAwards(tx, row.id)
      await requireGroups(tx, row, awards)
      const ids = awards.flatMap(({ id }) => (id === undefined ? [] : [id]))
      if (new Set(ids).size < ids.length || ids.some((id) => !known.some((award) => award.id === id))) throw notFound()
      const removed = known.filter(({ id }) => !ids.includes(id))
      const granted = removed.find(({ isGranted }) => isGranted)
      if (granted) throw refuse('COMPETITION_PART_USED', 'competitionEditing.awardGranted', { name: granted.name })
      await writeAwards(
        tx,
        row.id,
        removed.map(({ id }) => id),
        awards.map((award) => ({ ...award, name: award.name.trim() })),
      )
      const text = (list: readonly { name: string; quotaKind: string; quota: number }[]) =>
        list.map(({ name, quotaKind, quota }) => `${name} ${quotaKind} ${quota}`).join(', ')
      return { before: text(known), after: text(awards) }
    },
  })
}
