import type { Locale } from '@doorway/api-client/rules'
import type { Schema } from '@doorway/api-client/types'
import { siteTime } from '../../clock'
import type { Secrets } from '../../security/secrets'
import { isSentence, translate } from '../../strings/translate'
import type { JobRow, RowCounts, SealedRow } from './import-jobs.queries'
import type { ImportKind } from './import-kind'
import { cellsOf } from './sealed-rows'

/** What presenting a row needs in addition to the row. */
export interface RowViewer {
  kind: ImportKind
  job: JobRow
  secrets: Secrets
  locale: Locale
}

/** Columns of the file that may be shown: all but passwords. */
export function shownColumns({ kind, job, locale }: Omit<RowViewer, 'secrets'>) {
  return job.fields.flatMap((field, index) => {
    const column = kind.columns.find((each) => each.field === field)
    return column && !column.isSecret
      ? [{ field, index, title: translate(locale, column.title), mask: column.mask }]
      : []
  })
}

/** The faults of a row in words. */
export function presentFaults({ kind, locale }: Pick<RowViewer, 'kind' | 'locale'>, row: SealedRow) {
  return row.faults.map(({ field, key, gaps }): Schema<'ImportFault'> => {
    const column = kind.columns.find((each) => each.field === field)
    return {
      row: row.rowNo,
      field,
      title: column ? translate(locale, column.title) : field,
      msg: isSentence(key) ? translate(locale, key, gaps) : key,
    }
  })
}

/** A row as it was understood, personal numbers masked. */
export async function presentRow(viewer: RowViewer, row: SealedRow): Promise<Schema<'ImportRow'>> {
  const cells = await cellsOf(viewer.secrets, row)
  return {
    row: row.rowNo,
    state: row.state === 'waiting' ? 'valid' : row.state,
    cells: shownColumns(viewer).map(({ index, mask }) => {
      const cell = (cells[index] ?? '').slice(0, 2_000)
      return mask && cell !== '' ? mask(cell) : cell
    }),
    errors: presentFaults(viewer, row),
  }
}

/** An import with its counts and a sample of its rows. */
export function presentJob(viewer: RowViewer, counts: RowCounts, rows: Schema<'ImportRow'>[]): Schema<'ImportJob'> {
  const { job } = viewer
  const sum = (...states: SealedRow['state'][]) => states.reduce((all, state) => all + counts[state], 0)
  const total = Object.values(counts).reduce((all, n) => all + n, 0)
  const stored = sum('created', 'updated', 'skipped', 'undone')
  const isBefore = job.state === 'checking' || job.state === 'checked'
  const ready = sum('valid', 'existing')
  return {
    jobId: job.id,
    kind: job.kind,
    mode: job.mode,
    fileName: job.fileName,
    state: job.state,
    counts: {
      total,
      valid: ready + stored,
      invalid: sum('invalid'),
      existing: sum('existing', 'updated', 'skipped'),
    },
    progress:
      job.state === 'checking'
        ? { done: total - sum('waiting'), total }
        : { done: isBefore ? total : stored, total: isBefore ? total : stored + ready },
    result: isBefore
      ? null
      : { created: sum('created'), updated: sum('updated'), skipped: sum('skipped', 'invalid', 'valid', 'existing') },
    columns: shownColumns(viewer).map(({ field, title }) => ({ field, title })),
    rows,
    taskId: job.taskId,
    undoUntil: job.state === 'committed' ? siteTime(job.expiresAt) : null,
  }
}
