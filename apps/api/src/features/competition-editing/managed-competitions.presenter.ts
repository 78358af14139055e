import type { Schema } from '@doorway/api-client/types'
import { siteTime } from '../../clock'
import { isOpen, type PhaseRow, stageOf } from '../competitions/competition-phases'
import { ruleOf } from '../../scoring/score-rule'
import type {
  AwardRow,
  listAnnouncements,
  listSections,
  ManagedGroupRow,
  ManagedPhaseRow,
  QuotaRow,
} from './competition-parts.queries'
import type { ManagedRow } from './managed-competitions.queries'
import { hasClosed } from './phase-plan'

const timeOf = (moment: Date | null) => moment && siteTime(moment)

/** Are phases open at all in this state? */
const isRunning = ({ state }: ManagedRow) => state === 'announced'

/** A competition in the list of its organiser. */
export function presentManagedRow(
  row: ManagedRow,
  phases: readonly PhaseRow[],
  now: Date,
): Schema<'ManagedCompetitionRow'> {
  const { id, code, name, shortName, edition, year, kind, level, organiserName, areaName, state } = row
  const starts = phases.map(({ startAt }) => startAt.getTime())
  const ends = phases.map(({ endAt }) => endAt.getTime())
  return {
    id,
    code,
    name,
    shortName,
    edition,
    year,
    kind,
    level,
    organiserName,
    areaName,
    state,
    stage: stageOf(state, phases, now),
    openPhases: isRunning(row) ? phases.filter((phase) => isOpen(phase, now)).map((phase) => phase.name) : [],
    startAt: starts.length > 0 ? siteTime(new Date(Math.min(...starts))) : null,
    endAt: ends.length > 0 ? siteTime(new Date(Math.max(...ends))) : null,
    entryCount: row.entryCount,
    workCount: row.workCount,
    version: row.version,
  }
}

/** Everything about a competition that its organiser edits. */
export interface ManagedParts {
  row: ManagedRow
  phases: readonly ManagedPhaseRow[]
  groups: readonly ManagedGroupRow[]
  quotas: readonly QuotaRow[]
  awards: readonly AwardRow[]
  sections: Awaited<ReturnType<typeof listSections>>
  schemeOptions: Schema<'ManagedCompetition'>['schemeOptions']
  /** A work has a mark: the scheme stays. */
  isMarked: boolean
  announcements: Awaited<ReturnType<typeof listAnnouncements>>
}

function presentPhase(phase: ManagedPhaseRow, row: ManagedRow, now: Date): Schema<'ManagedPhase'> {
  const { id, kind, level, roundNo, name, startAt, endAt, graceMinutes, manual, note } = phase
  const times = { startAt: siteTime(startAt), endAt: siteTime(endAt) }
  const state = { isOpen: isRunning(row) && isOpen(phase, now), hasClosed: hasClosed(phase, now) }
  return { id, kind, level, roundNo, name, ...times, graceMinutes, manual, note, ...state }
}

function presentScheme(sections: ManagedParts['sections']): Schema<'ManagedCompetition'>['scheme'] {
  const [first] = sections
  if (!first) return null
  const { schemeId: id, scheme: name, versionNo, marksPerWork, total, isLocked } = first
  const { method, dropHigh, dropLow, minRemain, threshold, roundWeights = [] } = ruleOf(first.aggregation)
  const aggregation = { method, dropHigh, dropLow, minRemain, threshold, roundWeights: [...roundWeights] }
  const criteria = sections.map(({ name: of, max }) => ({ name: of, max }))
  return { id, name, versionNo, marksPerWork, aggregation, total, isLocked, criteria }
}

/** A competition for its editor. */
export function presentManaged(parts: ManagedParts, now: Date): Schema<'ManagedCompetition'> {
  const { row, phases, groups, quotas, awards, sections, schemeOptions, isMarked, announcements } = parts
  const { id, code, name, shortName, edition, year, kind, level, organiserOrgId, organiserName } = row
  const { areaCode, areaName, host, undertaker, summary, introHtml, rulesHtml, eligibility, limits, workSchema } = row
  const { promiseText, blind, scoreVisibility, certificatePrefix, state, cancelReason, prevId, prevName } = row
  return {
    id,
    code,
    name,
    shortName,
    edition,
    year,
    kind,
    level,
    organiserOrgId,
    organiserName,
    areaCode,
    areaName,
    host,
    undertaker,
    summary,
    introHtml,
    rulesHtml,
    promiseText,
    blind,
    scoreVisibility,
    certificatePrefix,
    state,
    cancelReason,
    prevId,
    prevName,
    version: row.version,
    userTypes: [...eligibility.userTypes],
    limits: {
      perPerson: limits.perPerson,
      coauthors: limits.coauthors,
      instructors: limits.instructors,
    },
    slots: workSchema.slots.map(({ maxSeconds = null, ...slot }) => ({
      ...slot,
      types: [...slot.types],
      maxSeconds,
    })),
    worksPublicFrom: timeOf(row.worksPublicFrom),
    stage: stageOf(state, phases, now),
    entryCount: row.entryCount,
    workCount: row.workCount,
    groups: groups.map((group) => ({ ...group })),
    phases: phases.map((phase) => presentPhase(phase, row, now)),
    quotas: quotas.map(({ groupId, level: at, orgId, orgName, quota, used }) => {
      return {
        groupId,
        level: at,
        orgId,
        orgName,
        quota,
        used,
      }
    }),
    awards: awards.map((award) => ({ ...award })),
    scheme: presentScheme(sections),
    schemeOptions,
    canChooseScheme: !isMarked,
    announcements: announcements.map(({ phaseName, oldEndAt, newEndAt, reason, at }) => {
      return {
        phaseName,
        oldEndAt: siteTime(oldEndAt),
        newEndAt: siteTime(newEndAt),
        reason,
        at: siteTime(at),
      }
    }),
    serverTime: siteTime(now),
  }
}
