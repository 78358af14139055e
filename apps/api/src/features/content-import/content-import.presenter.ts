import type { Locale } from '@doorway/api-client/rules'
import type { Schema } from '@doorway/api-client/types'
import { siteTime } from '../../clock'
import type { AnyCall } from '../../http/call'
import { shorten } from '../../html/shorten'
import { isSentence, translate } from '../../strings/translate'
import type { ImportRow } from './content-import.queries'
import {
  countChanged,
  countItems,
  countRedirects,
  listAuthors,
  listCategories,
  listTitles,
  type ReportRow,
} from './import-items.queries'

type State = Schema<'ContentImportState'>

const AUTHOR_MAX = 80

/** Where an import stands: a task that has ended before its work leaves it stopped. */
export function stateOf({ job, task }: Pick<ImportRow, 'job' | 'task'>): State {
  const hasEnded = task === null || ['failed', 'cancelled', 'expired'].includes(task.state)
  if (job.state === 'reading' && hasEnded) return 'failed'
  if (job.state === 'importing' && hasEnded) return 'stopped'
  return job.state
}

const problemOf = ({ task }: ImportRow, state: State, locale: Locale) => {
  const problem = state === 'failed' || state === 'stopped' ? task?.problem : null
  return problem && isSentence(problem) ? translate(locale, problem) : ''
}

/** An import with its counts and choices. */
export async function presentImport({ db, origin }: AnyCall, row: ImportRow): Promise<Schema<'ContentImport'>> {
  const { job, task } = row
  const state = stateOf(row)
  const isRead = state !== 'reading' && state !== 'failed'
  const counts = await countItems(db, job.id)
  const isOver = state === 'done' || state === 'stopped' || state === 'undone'
  const changed = isOver && state !== 'undone' ? await countChanged(db, job.id) : 0
  const { columns, authors } = job.mapping
  const { waiting: _waiting, imported, skipped, ...found } = counts
  const isImporting = state === 'importing'
  return {
    id: job.id,
    siteId: job.siteId,
    source: job.source,
    fileName: job.fileName,
    state,
    msg: problemOf(row, state, origin.locale),
    taskId: state === 'reading' || isImporting ? job.taskId : null,
    progress: isImporting
      ? { done: counts.articles - counts.waiting, total: counts.articles }
      : { done: isRead ? counts.articles : (task?.done ?? 0), total: isRead ? counts.articles : null },
    counts: { ...found, ignored: job.ignored },
    categories: isRead
      ? (await listCategories(db, job.id)).map((one) => ({ ...one, columnId: columns[one.key] ?? null }))
      : [],
    authors: isRead
      ? (await listAuthors(db, job.id)).map(({ key, articles }) => {
          const name = job.authors[key] ?? key
          return { key, name: shorten(name, 200), articles, author: shorten(authors[key] ?? name, AUTHOR_MAX) }
        })
      : [],
    titles: isRead ? await listTitles(db, job.id) : [],
    result: isOver ? { imported, skipped, missing: counts.missing, redirects: await countRedirects(db, job.id) } : null,
    changed,
    isUndoable: (state === 'done' || state === 'stopped') && changed === 0 && imported > 0,
    createdAt: siteTime(job.createdAt),
    finishedAt: job.finishedAt && siteTime(job.finishedAt),
  }
}

/** An article of a report. */
export function presentItem(
  { reason, address: formerUrl, ...item }: ReportRow,
  locale: Locale,
): Schema<'ContentImportItem'> {
  return { ...item, formerUrl, msg: reason === null ? '' : translate(locale, `contentImportReason.${reason}`) }
}
