import { exportInBackground } from '../exports/export-task'
import { checkInBackground, commitInBackground } from '../imports/import-tasks'
import type { TaskWork } from './task-runner'
import type { TaskRow } from './tasks.queries'

/** What does the work of each kind of task. */
export const taskWorks: Readonly<Record<TaskRow['kind'], TaskWork>> = {
  importCheck: checkInBackground,
  importCommit: commitInBackground,
  export: exportInBackground,
}
