import { ApiError } from '../errors/api-error'
import type { Download } from '../transport/download'
import type { Connection } from './connection'
import { taskEndpoints } from './tasks'

/** Milliseconds between two requests for the state of a background task. */
const POLL_MS = 1_000

function pause(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const timer = setTimeout(resolve, POLL_MS)
    const handleAbort = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    signal?.addEventListener('abort', handleAbort, { once: true })
  })
}

/** The file of an export that has been started; polls the background task of a large one. */
export async function awaitExport(
  connection: Connection,
  started: Download | { taskId: string },
  signal?: AbortSignal,
): Promise<Download> {
  if (!('taskId' in started)) return started
  const tasks = taskEndpoints(connection)
  for (;;) {
    const task = await tasks.get(started.taskId, signal)
    if (task.state === 'done') return tasks.download(task.id, signal)
    if (task.state !== 'queued' && task.state !== 'running')
      throw new ApiError('rejected', task.message || (await connection.messages).unexpected)
    await pause(signal)
  }
}
