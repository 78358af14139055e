import type { Schema } from '@doorway/api-client/types'
import { siteTime } from '../../clock'
import { factsOf, presentCard, presentDetail } from '../content/content.presenter'
import type { NamelessFile } from '../own-works/nameless-files.queries'
import { playbackOf } from '../uploads/playback'
import type { TranscodeRow } from '../uploads/transcodes.queries'
import { COVER, type PublicCertificateRow, type PublicWorkRow } from './public-works.queries'

const COLUMN = { code: 'winningWorks', name: '获奖作品' }
const COLUMN_PATH = [
  {
    ...COLUMN,
    names: { en: 'Winning works', ja: '受賞作品', ko: '수상 작품', tw: '獲獎作品' },
    route: '/winningWorks',
  },
]

const subjectOf = ({ gardeName, courseName }: PublicWorkRow) => [gardeName, courseName].filter(Boolean).join(' ')

/** The stable address of a file of a public work. */
const workFileUrl = (workId: number, slot: string, seq: number) => `/api/portal/workFile/${workId}/${slot}/${seq}`

/** The words that lists of lessons use for the awards of most competitions; others have their own names. */
const AWARDS: Readonly<Record<string, string>> = {
  一等奖: 'first',
  二等奖: 'second',
  三等奖: 'third',
  优秀奖: 'merit',
}

/** A public work in a list. */
export function presentWorkCard(row: PublicWorkRow): Schema<'ArticleRow'> {
  return presentCard({
    type: 'work',
    id: row.id,
    title: row.title,
    summary: row.summary,
    columnCode: COLUMN.code,
    columnName: COLUMN.name,
    publishAt: null,
    viewCount: row.viewCount,
    coverFileId: row.coverFileId,
    facts: factsOf({ award: AWARDS[row.awardName] ?? row.awardName, subject: subjectOf(row), school: row.schoolName }),
  })
}

/** Files of a work, and the copies of those that browsers cannot play. */
export interface HeldFiles {
  files: readonly NamelessFile[]
  transcodes: readonly TranscodeRow[]
}

/**
 * A file is named by its place in the work: names that authors give often are those of people. Of a transcoded video it
 * is the copy.
 */
function presentFile({ id, slots }: PublicWorkRow, file: NamelessFile, { files, transcodes }: HeldFiles) {
  const { slot, seq, media } = file
  const transcode = transcodes.find(({ fileId }) => fileId === file.fileId)
  const playback = playbackOf({ ext: file.ext, media }, transcode)
  const { ext, size } = transcode && transcode.copySize !== null ? { ext: 'mp4', size: transcode.copySize } : file
  const isOnly = files.filter((each) => each.slot === slot).length === 1
  const label = slots.find(({ key }) => key === slot)?.label ?? slot
  const name = isOnly ? `${label}.${ext}` : `${label} ${seq + 1}.${ext}`
  return { id: `${slot}-${seq}`, name, size, ext, url: workFileUrl(id, slot, seq), ...(playback && { playback }) }
}

/** The page of a public work. */
export function presentWork(
  row: PublicWorkRow,
  held: HeldFiles,
  related: readonly PublicWorkRow[],
): Schema<'ContentDetail'> {
  const card = presentWorkCard(row)
  const attachments = held.files.map((file) => presentFile(row, file, held))
  const detail = presentDetail(card, {
    bodyHtml: '',
    columnPath: COLUMN_PATH,
    facts: card.facts,
    attachments,
    related: related.map(presentWorkCard),
  })
  const { competitionId, competitionName, year, groupName, awardName, awardLevel, gardeName, courseName } = row
  const { schoolName, areaName, textbook, gradeName, knowledge, certificateNo } = row
  const work = { competitionId, competitionName, year, groupName, awardName, awardLevel, gardeName, courseName }
  return {
    ...detail,
    author: row.authorName,
    coverUrl: row.coverFileId && workFileUrl(row.id, COVER, 0),
    work: { ...work, schoolName, areaName, textbook, gradeName, knowledge, certificateNo },
  }
}

/** Why a certificate was revoked, without the organiser's words, which may name people. */
function revokedFor({
  revokedAt,
  replacedByNo,
  workState,
  isAwardInForce,
}: PublicCertificateRow): Schema<'PublicCertificate'>['revokedFor'] {
  if (!revokedAt) return null
  if (replacedByNo !== null) return 'replaced'
  if (workState === 'withdrawn' || workState === 'disqualified') return workState
  return isAwardInForce ? null : 'award'
}

const masked = (name: string) => `${Array.from(name).slice(0, 1).join('')}**`

/** A certificate by its number. Numbers follow one another, so without the code no number leads to a person. */
export function presentPublicCertificate(row: PublicCertificateRow, isVerified: boolean): Schema<'PublicCertificate'> {
  const { no, content, isOrganization, competitionId, competitionName, issuerName, revokedAt, replacedByNo } = row
  return {
    no,
    isVerified,
    holderName: isVerified || isOrganization ? row.holderName : masked(row.holderName),
    isOrganization,
    awardName: content.award,
    workTitle: content.work,
    workId: row.isPublic ? row.workId : null,
    competitionId,
    competitionName,
    issuerName,
    issuedAt: siteTime(row.issuedAt),
    state: revokedAt ? 'revoked' : 'valid',
    revokedAt: revokedAt && siteTime(revokedAt),
    revokedFor: revokedFor(row),
    replacedByNo,
  }
}
