import type { Schema } from '@doorway/api-client/types'
import { siteTime } from '../../clock'
import { playbackOf } from '../uploads/playback'
import type { TranscodeRow } from '../uploads/transcodes.queries'
import type { NamelessFile } from '../own-works/nameless-files.queries'
import { roundState } from './judging.policy'
import type { CriterionRow, RoundRow, TaskRow } from './judging.queries'
import type { MarkRow } from './marks.queries'
import { leavesOf, plain } from './score-sheet'

const CODE_DIGITS = 4

/** What stands over everything that a judge watches. */
export const judgeCodeOf = (userId: number): string => `P-${String(userId).padStart(CODE_DIGITS, '0')}`

/** A file of a work, as the judge watches it: of a transcoded video its copy. Nothing of it comes from the author. */
export function presentFile(
  { fileId, slot, seq, ext, size, media }: NamelessFile,
  transcodes: readonly TranscodeRow[],
) {
  const transcode = transcodes.find((each) => each.fileId === fileId)
  const playback = playbackOf({ ext, media }, transcode)
  const copySize = transcode ? transcode.copySize : null
  const shown =
    transcode && copySize !== null ? { ext: 'mp4', size: copySize, media: transcode.copyMedia } : { ext, size, media }
  return {
    slot,
    seq,
    ext: shown.ext,
    size: shown.size,
    ...(shown.media && { media: shown.media }),
    ...(playback && { playback }),
  }
}

/** A round with counts only. */
export function presentRound(row: RoundRow, now: Date): Schema<'JudgeTasks'>['rounds'][number] {
  const { todo, draft, submitted, recused } = row
  return {
    id: row.id,
    competitionId: row.competitionId,
    competitionName: row.competitionName,
    name: row.name,
    roundNo: row.roundNo,
    startAt: siteTime(row.startAt),
    endAt: siteTime(row.endAt),
    state: roundState(row, row.competitionState, now),
    agreementAt: row.agreementAt === null ? null : siteTime(new Date(row.agreementAt)),
    groups: row.groups,
    counts: { todo, draft, submitted, recused },
  }
}

/** A work in a judge's list. */
export const presentTask = (row: TaskRow): Schema<'JudgeTask'> => ({
  assignmentId: Number(row.assignment_id),
  seq: row.seq,
  workNo: row.work_no,
  anonTitle: row.anon_title,
  groupName: row.group_name,
  courseName: row.course_name,
  state: row.state,
  isSample: row.is_sample,
  isLocked: row.is_locked,
  total: row.total === null ? null : plain(row.total),
})

/** The judge's own mark. A void one is none. */
export function presentMark(mark: MarkRow | undefined): Schema<'JudgeMark'> | null {
  if (!mark || mark.state === 'void') return null
  const items = mark.items.map(({ criterionId, score }) => ({ criterionId, score: plain(score) }))
  return { items, comment: mark.comment, total: plain(mark.total), revision: mark.revision }
}

const presentCriterion = (row: CriterionRow): Schema<'JudgeCriterion'> => ({
  id: row.id,
  name: row.name,
  detail: row.detail,
  max: plain(row.max),
  weight: plain(row.weight),
  step: plain(row.step),
  anchors: row.anchors.map(({ score, text }) => ({ score, text })),
  isCommentRequired: row.isCommentRequired,
})

/** The score sheet by sections. A criterion without a section is one of its own. */
export function presentSheet(total: string, rows: readonly CriterionRow[]): Schema<'JudgeSheet'> {
  const leaves = leavesOf(rows)
  const sections = rows
    .filter(({ parentId }) => parentId === null)
    .map((section) => {
      const parts = leaves.filter(({ parentId, id }) => parentId === section.id || id === section.id)
      return { id: section.id, name: section.name, criteria: parts.map(presentCriterion) }
    })
  return { total: plain(total), sections }
}
