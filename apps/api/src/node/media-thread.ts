import { once } from 'node:events'
import { parentPort, Worker, workerData } from 'node:worker_threads'
import type { MediaFacts } from '@doorway/api-client/rules'
import type { MediaBytes, MediaReader } from '../media/media-reader'

const KIND = 'media'
/** Milliseconds that a file may take. */
const TIME_LIMIT = 5000
const MEMORY = 192

type Message = { id: number; start: number; end: number } | { facts: MediaFacts | null }

/** Is this thread one that reads containers of media? */
export const isMediaThread = () => workerData === KIND

async function serve(worker: Worker, { read }: MediaBytes, message: Extract<Message, { id: number }>): Promise<void> {
  const { id, start, end } = message
  const bytes = await read(start, end).catch(() => null)
  worker.postMessage({ id, bytes }, [])
}

function readIn(worker: Worker, bytes: MediaBytes): Promise<MediaFacts | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), TIME_LIMIT)
    const finish = (facts: MediaFacts | null) => {
      clearTimeout(timer)
      resolve(facts ?? undefined)
    }
    worker.on('error', () => finish(null))
    worker.on('exit', () => finish(null))
    worker.on('message', (message: Message) => {
      if ('facts' in message) finish(message.facts)
      else void serve(worker, bytes, message)
    })
    worker.postMessage(bytes.size, [])
  })
}

/**
 * Reads containers in threads of their own, one file at a time, which begin with the script `entry`: a crafted file
 * costs its thread, not the process. This thread only fetches the requested bytes.
 */
export function openMediaThreads(entry: URL): MediaReader {
  let last: Promise<unknown> = Promise.resolve()
  return (bytes) => {
    const result = last.then(async () => {
      const worker = new Worker(entry, { workerData: KIND, resourceLimits: { maxOldGenerationSizeMb: MEMORY } })
      try {
        return await readIn(worker, bytes)
      } finally {
        await worker.terminate()
      }
    })
    last = result.catch(() => undefined)
    return result
  }
}

/** The work of such a thread: requests bytes of the file and posts what its container says. */
export async function readMediaHere(): Promise<void> {
  const port = parentPort
  if (!port) return
  const { readMedia } = await import('../media/read-media')
  const post = (message: Message) => port.postMessage(message)
  const [size]: unknown[] = await once(port, 'message')
  const waiting = new Map<number, (bytes: Uint8Array | null) => void>()
  port.on('message', ({ id, bytes }: { id: number; bytes: Uint8Array | null }) => {
    waiting.get(id)?.(bytes)
    waiting.delete(id)
  })
  let count = 0
  const read = async (start: number, end: number) => {
    const id = count
    count += 1
    const received = new Promise<Uint8Array | null>((resolve) => waiting.set(id, resolve))
    post({ id, start, end })
    const bytes = await received
    if (!bytes) throw new Error('The file store has no such bytes.')
    return bytes
  }
  post({ facts: (await readMedia({ size: Number(size), read })) ?? null })
}
