import type { Schema } from '@doorway/api-client/types'
import { siteTime } from '../../clock'
import { required } from '../../required'
import type { OwnWorkRow, WorkDraftRow, WorkFileRow, WorkTexts } from './own-works.queries'

const presentFile = ({ slot, fileId, name, ext, size, sha256 }: WorkFileRow): Schema<'WorkFile'> => ({
  slot,
  fileId,
  name,
  ext,
  size,
  sha256,
})

const presentTexts = ({ title, summary, textbook, gradeName, knowledge }: WorkTexts) => ({
  title,
  summary,
  textbook,
  gradeName,
  knowledge,
})

/** A work as its author sees it: what is submitted, and the draft next to it. */
export function presentWork(
  row: OwnWorkRow,
  { draft, files, isEditable }: { draft: WorkDraftRow | undefined; files: readonly WorkFileRow[]; isEditable: boolean },
): Schema<'Work'> {
  const { submittedAt, receiptNo, contentHash } = row
  const submitted = submittedAt && {
    ...presentTexts(row),
    files: files.map(presentFile),
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
    isEditable,
    draft: draft ? { ...presentTexts(draft), files: draft.files.map(presentFile) } : null,
    submitted,
    version: row.version,
  }
}
