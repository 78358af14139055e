import { once } from 'node:events'
import { parentPort, Worker, workerData } from 'node:worker_threads'
import { limitRefusal, sheetLines } from '../features/imports/sheet-rows'
import { Refusal } from '../http/refusals'
import type { SheetLine, SheetReader } from '../spreadsheets/sheet-reader'

/** Lines of a batch; the thread pauses until the next one is requested. */
const BATCH = 500
const KIND = 'sheet'

/** What reading one file may cost. */
export interface SheetThreadLimits {
  /** Milliseconds that the thread reads; the time between two batches does not count. */
  time: number
  /** MiB of its heap. */
  memory: number
}

const DEFAULTS: SheetThreadLimits = { time: 20_000, memory: 256 }
/** Threads at the same time. Their memory comes on top of the server's: with two, hostile files take it over 700 MB. */
const THREADS = 1

type Message =
  | { lines: SheetLine[]; isLast: boolean }
  | { refusal: Pick<Refusal, 'status' | 'code' | 'key'> & { gaps: Refusal['details']['gaps'] } }

/** Is this thread one that reads a file? */
export const isSheetThread = () => workerData === KIND

async function nextMessage(worker: Worker, time: number): Promise<Message | undefined> {
  const waited = new AbortController()
  const over = AbortSignal.any([AbortSignal.timeout(time), waited.signal])
  try {
    const ended = once(worker, 'exit', { signal: over }).then(() => undefined)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the other half of this file posts it
    const message = once(worker, 'message', { signal: over }).then(([sent]) => sent as Message)
    return await Promise.race([message, ended])
  } catch {
    // Out of time, or out of memory: the thread is terminated in both cases.
    return undefined
  } finally {
    waited.abort()
  }
}

/**
 * Reads each file in a thread of its own, which begins with the script `entry`. A file that takes too much time or
 * memory costs that thread, and no other request waits for it.
 */
export function openSheetThreads(entry: URL, limits = DEFAULTS): SheetReader {
  let running = 0
  const waiting: (() => void)[] = []
  return async function* read(file) {
    if (running < THREADS) running += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    const worker = new Worker(entry, {
      workerData: KIND,
      resourceLimits: { maxOldGenerationSizeMb: limits.memory, maxYoungGenerationSizeMb: 8 },
    })
    // Its faults end it, which `nextMessage` sees.
    worker.on('error', () => undefined)
    try {
      let left = limits.time
      worker.postMessage(file, [])
      for (;;) {
        const requestedAt = performance.now()
        const message = await nextMessage(worker, Math.max(1, Math.round(left)))
        left -= performance.now() - requestedAt
        if (!message) throw limitRefusal('tooComplex')
        if ('refusal' in message) {
          const { status, code, key, gaps } = message.refusal
          throw new Refusal(status, code, key, { gaps })
        }
        yield* message.lines
        if (message.isLast) return
        worker.postMessage('more', [])
      }
    } finally {
      await worker.terminate()
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}

/** The work of such a thread: reads the received file and posts its lines, one batch per request. */
export async function readSheetHere(): Promise<void> {
  const port = parentPort
  if (!port) return
  const post = (message: Message) => port.postMessage(message)
  const [file] = await once(port, 'message')
  if (!(file instanceof Blob)) return
  let lines: SheetLine[] = []
  try {
    for await (const line of sheetLines(file)) {
      lines.push(line)
      if (lines.length < BATCH) continue
      const requested = once(port, 'message')
      post({ lines, isLast: false })
      lines = []
      await requested
    }
    post({ lines, isLast: true })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { status, code, key, details } = error
    post({ refusal: { status, code, key, gaps: details.gaps } })
  }
}
