import { findJobById } from './import-jobs.queries'
import { requireCode } from '../../http/authorization'
import { notFound } from '../../http/refusals'
import type { TaskContext, TaskHandler } from '../tasks/task-runner'
import { checkRows } from './import-check.service'
import { storeRows } from './import-commit.service'
import { kindOf } from './import-kinds'

async function openJob({ call, task }: TaskContext) {
  const job = task.jobId === null ? undefined : await findJobById(call.db, task.jobId)
  if (!job) throw notFound()
  // The person may have lost the code while the work waited.
  requireCode(call.actor, kindOf(job.kind).code)
  return job
}

/** Checks the rows of a large import. */
export const checkInBackground: TaskHandler = async (context) => {
  await checkRows(context.call, context.call.db, await openJob(context), context.progress)
  return {}
}

/** Stores the rows of a large import. */
export const commitInBackground: TaskHandler = async (context) => {
  await storeRows(context.call, context.call.db, await openJob(context), context.progress)
  return {}
}
