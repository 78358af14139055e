import { once } from 'node:events'
import { parentPort, Worker, workerData } from 'node:worker_threads'
import {
  ContentFault,
  type ContentFaultKind,
  type ContentPart,
  type ContentReader,
  type ContentSource,
  type ReadBatch,
} from '../content-reading/content-reader'
import { openParser } from '../content-reading/read-content'

const KIND = 'content'

/** What reading one source may cost. */
export interface ContentThreadLimits {
  /** Milliseconds that the thread works on one part. */
  partTime: number
  /** Milliseconds that it works in all; the time between two parts does not count. */
  time: number
  /** MiB of its heap. */
  memory: number
}

const DEFAULTS: ContentThreadLimits = { partTime: 60_000, time: 20 * 60_000, memory: 384 }

type Request = { part: ContentPart } | { isEnd: true }
type Reply = { batch: ReadBatch } | { fault: ContentFaultKind }

/** Is this thread one that reads articles? */
export const isContentThread = () => typeof workerData === 'string' && workerData.startsWith(`${KIND}:`)

async function nextReply(worker: Worker, time: number): Promise<Reply | undefined> {
  const waited = new AbortController()
  const over = AbortSignal.any([AbortSignal.timeout(time), waited.signal])
  try {
    const ended = once(worker, 'exit', { signal: over }).then(() => undefined)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the other half of this file posts it
    const message = once(worker, 'message', { signal: over }).then(([sent]) => sent as Reply)
    return await Promise.race([message, ended])
  } catch {
    // Out of time, or out of memory: the thread is terminated in both cases.
    return undefined
  } finally {
    waited.abort()
  }
}

/**
 * Reads each source in a thread of its own, which begins with the script `entry`. A file that takes too much time or
 * memory costs that thread, and no request waits for it.
 */
export function openContentThreads(entry: URL, limits = DEFAULTS): ContentReader {
  return async function* read(source, parts) {
    const worker = new Worker(entry, {
      workerData: `${KIND}:${source}`,
      resourceLimits: { maxOldGenerationSizeMb: limits.memory, maxYoungGenerationSizeMb: 32 },
    })
    // Its faults end it, which `nextReply` sees.
    worker.on('error', () => undefined)
    let left = limits.time
    const request = async (message: Request, transfer: ArrayBuffer[]) => {
      worker.postMessage(message, transfer)
      const requestedAt = performance.now()
      const reply = await nextReply(worker, Math.max(1, Math.min(left, limits.partTime)))
      left -= performance.now() - requestedAt
      if (!reply) throw new ContentFault('tooComplex')
      if ('fault' in reply) throw new ContentFault(reply.fault)
      return reply.batch
    }
    try {
      for await (const { path, bytes } of parts) {
        // The bytes of a stream may share their buffer with others, which would go with them.
        const own = bytes.byteLength === bytes.buffer.byteLength ? bytes : bytes.slice()
        yield await request({ part: { path, bytes: own } }, [own.buffer])
      }
      yield await request({ isEnd: true }, [])
    } finally {
      await worker.terminate()
    }
  }
}

/** The work of such a thread: reads each part that it receives and replies with what it holds. */
export async function readContentInThread(): Promise<void> {
  const port = parentPort
  if (!port) return
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the other half of this file starts the thread
  const parser = openParser(String(workerData).slice(KIND.length + 1) as ContentSource)
  const post = (reply: Reply) => port.postMessage(reply)
  for (;;) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the other half of this file posts it
    const [request] = (await once(port, 'message')) as [Request]
    try {
      const isEnd = 'isEnd' in request
      post({ batch: isEnd ? await parser.end() : await parser.push(request.part) })
      if (isEnd) return
    } catch (error) {
      if (!(error instanceof ContentFault)) throw error
      post({ fault: error.kind })
      return
    }
  }
}
