import type { Schema } from '@doorway/api-client/types'
import { siteTime } from '../../clock'
import { required } from '../../required'
import { presentPlayback } from '../uploads/playback'
import type { TranscodeRow } from '../uploads/transcodes.queries'
import type { LineRow } from './submission-line.queries'
import type { OwnWorkRow, WorkDraftRow, WorkFileRow, WorkTexts } from './own-works.queries'

const presentFile = (row: WorkFileRow, transcodes: readonly TranscodeRow[]): Schema<'WorkFile'> => {
  const { slot, fileId, name, ext, size, sha256, media } = row
  const playback = presentPlayback({ id: fileId, ext, media }, transcodes)
  return { slot, fileId, name, ext, size, sha256, ...(media && { media }), ...(playback && { playback }) }
}

const presentTexts = ({ title, summary, textbook, gradeName, knowledge }: WorkTexts) => ({
  title,
  summary,
  textbook,
  gradeName,
  knowledge,
})

/** What a work is presented with. */
export interface OwnWorkParts {
  draft: WorkDraftRow | undefined
  files: readonly WorkFileRow[]
  /** Playable copies of these files and of those of the draft. */
  transcodes: readonly TranscodeRow[]
  line: LineRow | undefined
  isEditable: boolean
}

/** Submissions that a server executes in a second until it is known how many it executes. */
const ASSUMED_RATE = 20
/** Seconds over which executed submissions are counted. */
const COUNTED_S = 10

/** Place in the line and the seconds that the line before it takes; null when the work does not wait. */
function presentLine(line: LineRow | undefined): Schema<'Work'>['line'] {
  if (!line || line.finished_at !== null) return null
  const rate = line.recent > 0 ? line.recent / COUNTED_S : ASSUMED_RATE
  return { place: line.place, seconds: Math.ceil(line.place / rate), receivedAt: siteTime(new Date(line.received_at)) }
}

/** Why the last submission was refused after it had waited, until the draft is changed. */
function presentProblem(line: LineRow | undefined, draft: WorkDraftRow | undefined): string | null {
  if (!line?.problem || line.finished_at === null || !draft) return null
  return draft.updatedAt > new Date(line.finished_at) ? null : line.problem
}

/** A work as its author sees it: what is submitted, and the draft next to it. */
export function presentWork(
  row: OwnWorkRow,
  { draft, files, transcodes, line, isEditable }: OwnWorkParts,
): Schema<'Work'> {
  const { submittedAt, receiptNo, contentHash } = row
  const waiting = presentLine(line)
  const submitted = submittedAt && {
    ...presentTexts(row),
    files: files.map((file) => presentFile(file, transcodes)),
    receiptNo: required(receiptNo, 'receipt'),
    contentHash,
    submittedAt: siteTime(submittedAt),
  }
  return {
    id: row.id,
    competitionId: row.competitionId,
    workNo: row.workNo,
    state: row.state,
    stateReason: row.stateReason,
    isEditable: isEditable && waiting === null,
    line: waiting,
    lineProblem: presentProblem(line, draft),
    draft: draft ? { ...presentTexts(draft), files: draft.files.map((file) => presentFile(file, transcodes)) } : null,
    submitted,
    version: row.version,
  }
}
