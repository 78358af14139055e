import { describeFault, isDatabaseLost } from '../../db/faults'
import type { AnyCall } from '../../http/call'
import { Refusal } from '../../http/refusals'
import type { ServerContext } from '../../http/server-context'
import { loadAccess } from '../../security/access'
import { notify } from '../notifications/notify'
import type { TaskQueue } from './task-queue'
import { claimTask, endTask, haltJob, isActive, postponeTask, reportProgress, type TaskRow } from './tasks.queries'
import { yieldToEventLoop } from './yield-to-event-loop'

const MAX_ATTEMPTS = 3
const HEARTBEAT_MS = 15_000
const POLL_MS = 5_000
const SWEEP_MS = 60_000
const KEEP_RESULT_MS = 24 * 3_600_000

/** What work of one kind gets. */
export interface TaskContext {
  task: TaskRow
  /** Acts and logs as the request that queued the task, with the current permissions of its owner. */
  call: AnyCall
  /** Call it after each batch: stores the progress, lets pending requests run, and throws when the task has to stop. */
  progress: (done: number, total?: number) => Promise<void>
}

/** What a handler has achieved. */
export interface TaskOutcome {
  /** The name of the result file if there is one. */
  fileName?: string
  /** The task waits for another service and goes on after so many seconds. The last try counts if it has failed. */
  again?: { seconds: number; hasFailed: boolean }
}

/** Does the work of one kind of task. */
export type TaskHandler = (context: TaskContext) => Promise<TaskOutcome>

/** The handler of each kind of task. */
export type TaskHandlers = Readonly<Record<TaskRow['kind'], TaskHandler>>

/** Recurring maintenance of the database. */
export type Maintenance = (context: Omit<ServerContext, 'tasks'>) => Promise<void>

/** The task was cancelled, taken over by another server, or this server is ending. */
class TaskStopped extends Error {}

/** Runs background tasks one after the other in the server's process; all servers of one database share the work. */
export class TaskRunner implements TaskQueue {
  #running: Promise<void> | undefined
  #isWanted = false
  #isEnding = false
  #timers: ReturnType<typeof setInterval>[] = []

  constructor(
    private readonly context: Omit<ServerContext, 'tasks'>,
    private readonly handlers: ReadonlyMap<TaskRow['kind'], TaskHandler>,
    private readonly maintenance: readonly Maintenance[],
  ) {}

  wake = (): void => {
    this.#isWanted = true
    if (this.#isEnding) return
    this.#running ??= this.#runAll().finally(() => {
      this.#running = undefined
      if (this.#isWanted) this.wake()
    })
  }

  /** Polls for tasks that other servers have queued, and runs the maintenance once a minute. */
  start(): void {
    const maintain = () => {
      Promise.all(this.maintenance.map((run) => run(this.context))).catch((error: unknown) =>
        this.#logFault(error, 'sweep failed'),
      )
    }
    this.#timers = [setInterval(this.wake, POLL_MS), setInterval(maintain, SWEEP_MS)]
    this.wake()
  }

  /** Ends after the current batch. An unfinished task goes on in the next server. */
  async stop(): Promise<void> {
    this.#isEnding = true
    this.#timers.forEach((timer) => clearInterval(timer))
    await this.#running
  }

  /** Waits until nothing is left to do. */
  async settled(): Promise<void> {
    while (this.#running) await this.#running
  }

  #logFault(error: unknown, message: string): void {
    // That the database is lost is logged once, not at each try.
    if (!isDatabaseLost(error)) this.context.log.error({ fault: describeFault(error) }, message)
  }

  async #runAll(): Promise<void> {
    const { db } = this.context
    try {
      while (!this.#isEnding) {
        this.#isWanted = false
        const task = await claimTask(db)
        if (!task) return
        await this.#run(task)
      }
    } catch (error) {
      this.#logFault(error, 'task queue failed')
    }
  }

  async #run(task: TaskRow): Promise<void> {
    const { db, clock, log } = this.context
    const heartbeat = setInterval(() => void reportProgress(db, task, {}).catch(() => undefined), HEARTBEAT_MS)
    try {
      if (task.attempts > MAX_ATTEMPTS) throw new Refusal(200, 'TASK_INTERRUPTED', 'tasks.interrupted')
      const handle = this.handlers.get(task.kind)
      if (!handle) throw new Error(`No handler for background tasks of the kind "${task.kind}".`)
      const { fileName, again } = await handle(await this.#contextOf(task))
      if (again) return await postponeTask(db, task, again.seconds, again.hasFailed ? task.attempts : 0)
      const now = clock.now()
      const expiresAt = new Date(now.getTime() + KEEP_RESULT_MS)
      const isDone = await endTask(db, task, { state: 'done', fileName: fileName ?? null, finishedAt: now, expiresAt })
      if (isDone && fileName !== undefined) await this.#notifyOwner(task, 'task.done', { name: fileName })
    } catch (error) {
      if (error instanceof TaskStopped) {
        await endTask(db, task, { state: 'queued', attempts: task.attempts - 1, heartbeatAt: null })
        return
      }
      const problem = error instanceof Refusal ? error.key : 'tasks.failed'
      if (!(error instanceof Refusal)) log.error({ taskId: task.id, fault: describeFault(error) }, 'task failed')
      const isFailed = await endTask(db, task, { state: 'failed', problem, finishedAt: clock.now() })
      if (isFailed) await this.#notifyOwner(task, 'task.failed', {})
      await haltJob(db, task)
    } finally {
      clearInterval(heartbeat)
    }
  }

  #notifyOwner({ ownerId }: TaskRow, event: 'task.done' | 'task.failed', facts: Record<string, string>): Promise<void> {
    const link = '/message-center?tab=tasks'
    return notify(this.context.db, this.context, { userId: ownerId, event, facts, link })
  }

  async #contextOf(task: TaskRow): Promise<TaskContext> {
    const { db } = this.context
    const access = (await isActive(db, task.ownerId)) ? await loadAccess(db, task.ownerId) : undefined
    if (!access) throw new Refusal(200, 'TASK_OWNER_GONE', 'tasks.ownerGone')
    const origin = {
      requestId: task.requestId,
      locale: task.locale,
      ip: task.ip,
      userAgent: '',
      host: '',
      base: '',
      range: null,
    }
    const actor = { ...access, sessionId: '', permissionEpoch: 0, mustChangePassword: false }
    return {
      task,
      call: { ...this.context, tasks: this, origin, actor },
      progress: async (done, total) => {
        if (this.#isEnding || !(await reportProgress(db, task, { done, total }))) throw new TaskStopped()
        await yieldToEventLoop()
      },
    }
  }
}
