import type { Handler } from '../../http/call'
import { ok } from '../../http/envelope'
import { notFound, refuse } from '../../http/refusals'
import { xlsxResponse } from '../../http/xlsx-response'
import type { Feature } from '../feature'
import { presentTask } from './tasks.presenter'
import { findTask, haltJob, moveTask, pageTasks, readResult, resumeJob, sweepExpired } from './tasks.queries'

/** One's own tasks, the newest first. */
const queryPageTaskList: Handler<'queryPageTaskList'> = async ({ db, actor, body, origin }) => {
  const { currentPage, pageSize, t = {} } = body
  const page = { limit: pageSize, offset: (currentPage - 1) * pageSize }
  const { rows, total } = await pageTasks(db, actor.userId, t, page)
  return ok({ data: rows.map((task) => presentTask(task, origin.locale)), total, currentPage, pageSize })
}

/** One of one's own tasks. */
const getTask: Handler<'getTask'> = async ({ db, actor, query, origin }) => {
  const task = await findTask(db, actor.userId, query.id)
  if (!task) throw notFound()
  return ok(presentTask(task, origin.locale))
}

/** Stops a task; one that has ended stays as it is. */
const cancelTask: Handler<'cancelTask'> = async ({ db, actor, body, origin, clock }) => {
  const task = await findTask(db, actor.userId, body.id)
  if (!task) throw notFound()
  const moved = await moveTask(db, task.id, ['queued', 'running'], { state: 'cancelled', finishedAt: clock.now() })
  if (moved) await haltJob(db, moved)
  return ok(presentTask(moved ?? task, origin.locale), 'tasks.cancelled')
}

/** Runs a failed or cancelled task again, from where its kind can go on. */
const retryTask: Handler<'retryTask'> = async ({ db, actor, body, origin, tasks }) => {
  const task = await findTask(db, actor.userId, body.id)
  if (!task) throw notFound()
  const fresh = {
    state: 'queued',
    attempts: 0,
    problem: null,
    finishedAt: null,
    heartbeatAt: null,
    runAt: null,
  } as const
  const moved = await moveTask(db, task.id, ['failed', 'cancelled'], fresh)
  if (!moved) throw refuse('TASK_NOT_RETRYABLE', 'tasks.notRetryable')
  await resumeJob(db, moved)
  tasks.wake()
  return ok(presentTask(moved, origin.locale), 'tasks.queued')
}

/** The result of one of one's own tasks. */
const downloadFile: Handler<'downloadFile'> = async ({ db, actor, path, clock, log }) => {
  const task = await findTask(db, actor.userId, path.id)
  const isThere = task?.state === 'done' && task.fileName !== null && task.expiresAt && task.expiresAt > clock.now()
  if (!isThere || task.fileName === null) throw notFound()
  return xlsxResponse(readResult(db, task.id), task.fileName, log)
}

/** Operations of this feature. */
export const tasksFeature: Feature = {
  maintain: ({ db, clock }) => sweepExpired(db, clock.now()),
  signedIn: { queryPageTaskList, getTask, cancelTask, retryTask, downloadFile },
}
