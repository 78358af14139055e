import type { Schema } from '@doorway/api-client/types'
import { siteTime } from '../../clock'
import { windowOf } from '../../db/page-window'
import type { Actor, AnyCall, Call } from '../../http/call'
import { notFound, refuse } from '../../http/refusals'
import { sha256 } from '../../security/secrets'
import type { SiteRow } from '../portal-sites/portal-sites.queries'
import { hasNoticeBegun, nextPhaseMoment, type PhaseRow, type Stage, stageOf } from './competition-phases'
import {
  presentCard,
  presentCertificate,
  presentDetail,
  presentEnterWork,
  presentWinner,
} from './competitions.presenter'
import {
  type CompetitionFilter,
  type CompetitionRow,
  findAnnounced,
  isJudgeOf,
  listAnnounced,
  listCriteria,
  listExtensions,
  listGroups,
  listPhases,
} from './competitions.queries'
import { findApplicant, findEntryFor } from './entries.queries'
import { presentEntry } from './entries.service'
import { type Viewer, viewerActions } from './viewer-actions'
import { findCertificate, pageEnterWorks, pageWinners, type WinnerFilter } from './works.queries'

/** What public reads need of a call. */
export type PublicRead = Pick<AnyCall, 'db' | 'clock'>

/** The page that a caller requests. */
export interface PageRequest {
  currentPage: number
  pageSize: number
}

/** The earliest of some moments; undefined where there is none. */
function earliest(moments: readonly (Date | undefined)[]): Date | undefined {
  const known = moments.flatMap((moment) => (moment ? [moment.getTime()] : []))
  return known.length > 0 ? new Date(Math.min(...known)) : undefined
}

/** One page of competitions with the moment at which their stages change next. */
export async function readCompetitions(
  { db, clock }: PublicRead,
  site: SiteRow,
  { stage, ...filter }: CompetitionFilter & { stage?: Stage },
  { currentPage, pageSize }: PageRequest,
) {
  const now = clock.now()
  const rows = await listAnnounced(db, site.id, filter)
  const phases = await listPhases(
    db,
    rows.map(({ id }) => id),
  )
  const phasesOf = (id: number): PhaseRow[] => phases.filter(({ competitionId }) => competitionId === id)
  const found = rows.filter((row) => stage === undefined || stageOf(row.state, phasesOf(row.id), now) === stage)
  const { offset, limit } = windowOf(currentPage, pageSize)
  const data = found.slice(offset, offset + limit).map((row) => presentCard(row, phasesOf(row.id), now))
  return {
    page: { data, total: found.length, currentPage, pageSize },
    changesAt: nextPhaseMoment(phases, now),
  }
}

async function requireParts({ db }: PublicRead, id: number, siteId?: number) {
  const row = await findAnnounced(db, id)
  if (!row || (siteId !== undefined && row.siteId !== siteId)) throw notFound()
  const [phases, groups, criteria, extensions] = await Promise.all([
    listPhases(db, [id]),
    listGroups(db, id),
    listCriteria(db, id),
    listExtensions(db, id),
  ])
  return { row, phases, groups, criteria, extensions }
}

const areWorksPublic = ({ worksPublicFrom }: CompetitionRow, now: Date) =>
  worksPublicFrom !== null && worksPublicFrom <= now

/** A competition as visitors see it, with the moment at which it changes next. */
export async function readForVisitors(call: PublicRead, id: number, siteId?: number) {
  const now = call.clock.now()
  const parts = await requireParts(call, id, siteId)
  const { row, phases } = parts
  const moment = { state: row.state, phases, worksArePublic: areWorksPublic(row, now), now }
  const detail = { ...presentDetail(parts, now), viewerActions: viewerActions(undefined, moment) }
  const opensAt = row.worksPublicFrom !== null && row.worksPublicFrom > now ? row.worksPublicFrom : undefined
  return { detail, changesAt: earliest([nextPhaseMoment(phases, now), opensAt]) }
}

async function viewerOf({ db }: PublicRead, actor: Actor, { id, eligibility }: CompetitionRow): Promise<Viewer> {
  const [applicant, entry, isJudge] = await Promise.all([
    findApplicant(db, actor.userId),
    findEntryFor(db, actor.userId, id),
    isJudgeOf(db, actor.userId, id),
  ])
  const isOfType = applicant !== undefined && eligibility.userTypes.includes(applicant.userType)
  return { mayEnter: isOfType && actor.codes.has('comp:entry:own'), isJudge, entry }
}

/** A competition with what this person may do. */
export async function readForPerson(call: PublicRead, actor: Actor, id: number): Promise<Schema<'CompetitionDetail'>> {
  const now = call.clock.now()
  const parts = await requireParts(call, id)
  const { row, phases } = parts
  const viewer = await viewerOf(call, actor, row)
  return {
    ...presentDetail(parts, now),
    viewerActions: viewerActions(viewer, { state: row.state, phases, worksArePublic: areWorksPublic(row, now), now }),
    entry: viewer.entry ? await presentEntry(call.db, viewer.entry) : null,
  }
}

/** One page of published awards. */
export async function readWinners(
  { db, clock }: PublicRead,
  site: SiteRow,
  filter: WinnerFilter,
  { currentPage, pageSize }: PageRequest,
) {
  const { rows, total } = await pageWinners(
    db,
    { siteId: site.id, now: clock.now() },
    filter,
    windowOf(currentPage, pageSize),
  )
  return { data: rows.map(presentWinner), total, currentPage, pageSize }
}

/** Is the competition in its blind period? Then no reader learns who made a work. */
function isBlindNow({ blind, state }: CompetitionRow, phases: readonly PhaseRow[], now: Date): boolean {
  if (blind === 'none' || state === 'result_published' || state === 'archived') return false
  return !hasNoticeBegun(phases, now)
}

/** One page of the works of a competition. A judge of it gets none in the blind period, even as a plain reader. */
export async function readEnterWorks(call: Call<'queryPageEnterWorks'>): Promise<Schema<'EnterWorkPage'>> {
  const { db, actor, clock, body } = call
  const { currentPage, pageSize, t } = body
  if (!t) throw notFound()
  const now = clock.now()
  const { row, phases } = await requireParts(call, t.competitionId)
  const isBlind = isBlindNow(row, phases, now)
  const page = { currentPage, pageSize, isBlind }
  if (!areWorksPublic(row, now))
    return { ...page, data: [], total: 0, opensAt: row.worksPublicFrom && siteTime(row.worksPublicFrom) }
  if (isBlind && (await isJudgeOf(db, actor.userId, row.id))) return { ...page, data: [], total: 0, opensAt: null }
  const { rows, total } = await pageEnterWorks(db, t, { isBlind, window: windowOf(currentPage, pageSize) })
  return { ...page, data: rows.map(presentEnterWork), total, opensAt: null }
}

/** The certificate with this number and code. Which of the two does not fit is not revealed. */
export async function checkCertificate(
  { db }: PublicRead,
  { no, verifyCode }: { no: string; verifyCode: string },
): Promise<Schema<'CertificateCheck'>> {
  const row = await findCertificate(db, no.trim())
  const code = verifyCode.replaceAll(/\s/g, '').toUpperCase()
  // Hashes are compared, so that the time of a comparison says nothing about the code.
  const fits = row !== undefined && (await sha256(row.verifyCode)) === (await sha256(code))
  if (!fits) throw refuse('CERTIFICATE_UNKNOWN', 'competitions.certificateUnknown')
  return presentCertificate(row)
}
