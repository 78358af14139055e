import type { Schema } from '@doorway/api-client/types'
import { siteTime } from '../../clock'
import { safeHtml } from '../../html/safe-html'
import { fileUrl } from '../../files/file-url'
import { noticeOf, type PhaseRow, stageOf } from './competition-phases'
import type { CardRow, CompetitionRow, listCriteria, listExtensions, listGroups } from './competitions.queries'
import { explainScore } from './score-explanation'
import type { OwnObjection, OwnResultRow } from './score-visibility.queries'
import type { EnterWorkRow, findCertificate, WinnerRow } from './works.queries'

const coverUrlOf = ({ coverFileId }: { coverFileId: string | null }) => fileUrl(coverFileId)

const presentPhase = ({ kind, level, roundNo, name, startAt, endAt, graceMinutes, manual }: PhaseRow) => ({
  kind,
  level,
  roundNo,
  name,
  startAt: siteTime(startAt),
  endAt: siteTime(endAt),
  graceMinutes,
  manual,
})

/** A competition in a list. */
export function presentCard(row: CardRow, phases: readonly PhaseRow[], now: Date): Schema<'CompetitionCard'> {
  const { id, code, name, shortName, edition, year, kind, summary } = row
  const stage = stageOf(row.state, phases, now)
  return { id, code, name, shortName, edition, year, kind, summary, stage, phases: phases.map(presentPhase) }
}

type CriterionRow = Awaited<ReturnType<typeof listCriteria>>[number]

/** Everything about a competition except what the caller may do. */
export interface DetailParts {
  row: CompetitionRow
  phases: readonly PhaseRow[]
  groups: Awaited<ReturnType<typeof listGroups>>
  criteria: readonly CriterionRow[]
  extensions: Awaited<ReturnType<typeof listExtensions>>
}

/** A competition as its page shows it to visitors. */
export function presentDetail(
  { row, phases, groups, criteria, extensions }: DetailParts,
  now: Date,
): Schema<'CompetitionDetail'> {
  const { host, undertaker, introHtml, rulesHtml, limits, eligibility, workSchema, worksPublicFrom } = row
  return {
    ...presentCard(row, phases, now),
    host,
    undertaker,
    introHtml: safeHtml(introHtml),
    rulesHtml: safeHtml(rulesHtml),
    groups: groups.map(({ id, name, gardeIds }) => ({ id, name, gardeIds })),
    criteria: criteria
      .filter(({ parentId }) => parentId === null)
      .map(({ id, name, maxScore }) => ({
        name,
        max: maxScore,
        parts: criteria
          .filter(({ parentId }) => parentId === id)
          .map((part) => ({ name: part.name, max: part.maxScore })),
      })),
    limits: { perPerson: limits.perPerson, coauthors: limits.coauthors, instructors: limits.instructors },
    userTypes: [...eligibility.userTypes],
    promise: { version: row.promiseVersion, text: row.promiseText },
    slots: workSchema.slots.map(({ key, label, isRequired, types, maxMegabytes, maxSeconds, media, count }) => ({
      key,
      label,
      isRequired,
      types: [...types],
      maxMegabytes,
      maxSeconds: maxSeconds ?? null,
      ...(media && { media }),
      count,
    })),
    extensions: extensions.map(({ phaseName, oldEndAt, newEndAt, reason, at }) => {
      return { phaseName, reason, oldEndAt: siteTime(oldEndAt), newEndAt: siteTime(newEndAt), at: siteTime(at) }
    }),
    worksPublicFrom: worksPublicFrom && siteTime(worksPublicFrom),
    serverTime: siteTime(now),
    viewerActions: [],
    entry: null,
  }
}

/** A work in the list of entered works. In the blind period the statement gives neither author nor school. */
export const presentEnterWork = (row: EnterWorkRow): Schema<'EnterWork'> => ({
  workId: row.workId,
  workNo: row.workNo,
  title: row.title,
  summary: row.summary,
  groupName: row.groupName,
  gardeName: row.gardeName,
  courseName: row.courseName,
  coverUrl: coverUrlOf(row),
  authorName: row.authorName,
  schoolName: row.schoolName,
})

/** A work or an organisation with an award; an organisation's title is its name. */
export const presentWinner = (row: WinnerRow): Schema<'WinningWork'> => ({
  grantId: row.grantId,
  workId: row.workId,
  kind: row.workId === null ? 'organization' : 'work',
  title: row.title ?? row.holderName,
  competitionId: row.competitionId,
  competitionName: row.competitionName,
  year: row.year,
  groupName: row.groupName,
  awardName: row.awardName,
  awardLevel: row.awardLevel,
  holderName: row.holderName,
  schoolName: row.schoolName,
  areaName: row.areaName,
  gardeName: row.gardeName,
  courseName: row.courseName,
  coverUrl: coverUrlOf(row),
  isPublic: row.isPublic,
})

/** A certificate that was found by its number and code. */
export function presentCertificate(
  row: NonNullable<Awaited<ReturnType<typeof findCertificate>>>,
): Schema<'CertificateCheck'> {
  const { no, holderName, content, competitionName, issuedAt, revokedAt } = row
  return {
    no,
    holderName,
    awardName: content.award,
    competitionName,
    workTitle: content.work,
    issuedAt: siteTime(issuedAt),
    state: revokedAt ? 'revoked' : 'valid',
    revokedAt: revokedAt && siteTime(revokedAt),
  }
}

const STAGES: Readonly<Record<string, Schema<'MyResult'>['stage']>> = {
  draft: 'draft',
  submitted: 'submitted',
  checking: 'submitted',
  fix: 'returned',
  rejected: 'out',
  withdrawn: 'out',
  disqualified: 'out',
  qualified: 'below',
}

const certificateOf = ({ certificate }: OwnResultRow): Schema<'OwnCertificate'> | null =>
  certificate && {
    no: certificate.no,
    verifyCode: certificate.verifyCode,
    state: certificate.isRevoked ? 'revoked' : 'valid',
    issuedAt: siteTime(new Date(certificate.issuedAt)),
  }

/** One's own objection. */
export const presentOwnObjection = (row: OwnObjection): Schema<'OwnObjection'> => ({
  id: row.id,
  workId: row.workId,
  state: row.state,
  content: row.content,
  reply: row.reply,
  createdAt: siteTime(new Date(row.createdAt)),
  handledAt: row.handledAt && siteTime(new Date(row.handledAt)),
})

const OUT: readonly string[] = ['draft', 'withdrawn', 'disqualified', 'rejected']

function presentNotice(row: OwnResultRow, phases: readonly PhaseRow[], now: Date): Schema<'MyResult'>['notice'] {
  const notice = noticeOf(phases, now)
  if (!notice || OUT.includes(row.work_state) || (notice.state === 'over' && !row.is_announced)) return null
  // Results are announced by hand, so that the notice may be open before there is anything to object to.
  const state = notice.state === 'open' && !row.is_announced ? 'before' : notice.state
  return { state, from: siteTime(notice.from), to: siteTime(notice.to) }
}

function resultStage({ is_published, is_announced, work_state }: OwnResultRow): Schema<'MyResult'>['stage'] {
  if (is_published) return 'published'
  return is_announced ? 'notice' : (STAGES[work_state] ?? 'judging')
}

/** One's own work with what is published about it. */
export function presentOwnResult(row: OwnResultRow, phases: readonly PhaseRow[], now: Date): Schema<'MyResult'> {
  const { score, steps, criteria, comments, top_percent: topPercent } = row
  const explanation = steps && explainScore(steps)
  return {
    workId: Number(row.work_id),
    workNo: row.work_no,
    title: row.title,
    competitionId: Number(row.competition_id),
    competitionName: row.competition_name,
    year: row.year,
    groupName: row.group_name,
    gardeName: row.garde_name,
    courseName: row.course_name,
    stage: resultStage(row),
    publishAt: row.is_published || row.publish_at === null ? null : siteTime(new Date(row.publish_at)),
    returnReason: row.work_state === 'fix' ? row.state_reason : null,
    awardName: row.award_name,
    result: row.is_published
      ? { score, explanation, topPercent, criteria: criteria ?? [], comments: comments ?? [] }
      : null,
    certificate: certificateOf(row),
    notice: presentNotice(row, phases, now),
    objection: row.objection && presentOwnObjection(row.objection),
    isPublic: row.is_public,
  }
}
