import type { Locale } from '@doorway/api-client/rules'
import type { Schema } from '@doorway/api-client/types'
import { siteTime } from '../../clock'
import { isSentence, translate } from '../../strings/translate'
import type { TaskRow } from './tasks.queries'

const timeOf = (moment: Date | null) => moment && siteTime(moment)

/** A task for its owner. */
export function presentTask(task: TaskRow, locale: Locale): Schema<'Task'> {
  const { id, kind, state, done, total, problem, jobId, fileName } = task
  return {
    id,
    kind,
    state,
    done,
    total,
    msg: problem !== null && isSentence(problem) ? translate(locale, problem) : '',
    jobId,
    fileName,
    createdAt: siteTime(task.createdAt),
    finishedAt: timeOf(task.finishedAt),
    expiresAt: timeOf(task.expiresAt),
  }
}
