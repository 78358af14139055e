import { Readable } from 'node:stream'
import { type DataStore, ERRORS, Server, Upload } from '@tus/server'
import type { ByteRange, FileStore } from '../../files/file-store'

const FORWARDED_HEADERS = ['tus-resumable', 'upload-offset', 'upload-length', 'cache-control']
const goneStatuses: readonly unknown[] = [ERRORS.FILE_NOT_FOUND.status_code, ERRORS.FILE_NO_LONGER_EXISTS.status_code]

/** Says the store that there is no such file? */
export function isGone(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  if ('status_code' in error) return goneStatuses.includes(error.status_code)
  if ('name' in error && (error.name === 'NoSuchKey' || error.name === 'NotFound')) return true
  return 'code' in error && error.code === 'ENOENT'
}

/** Resolves to undefined in place of a file that is gone. */
async function unlessGone<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work
  } catch (error) {
    if (isGone(error)) return undefined
    throw error
  }
}

/** The bytes as a web stream, as responses and hashes read them. Cancelling it closes the file. */
function webStream(bytes: Readable): ReadableStream<Uint8Array> {
  const parts = bytes.iterator()
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value }: IteratorResult<unknown> = await parts.next()
      if (value instanceof Uint8Array) controller.enqueue(value)
      else if (done) controller.close()
    },
    cancel: () => void bytes.destroy(),
  })
}

/** A store of the tus protocol, and how parts of a finished file are read from it. */
export interface TusStore {
  store: DataStore
  read: (fileId: string, range?: ByteRange) => Promise<Readable>
}

/** Lets the server write and read uploads through a store of the tus protocol. */
export function createFileStore({ store, read }: TusStore): FileStore {
  // An empty list of origins: which of them may read a response is decided for all responses alike.
  const protocol = new Server({ path: '/api/file/upload', datastore: store, allowedOrigins: [] })
  return {
    read: async (fileId, range) => {
      const bytes = await unlessGone(read(fileId, range))
      return bytes && webStream(bytes)
    },
    write: async (fileId, bytes) => {
      await store.create(new Upload({ id: fileId, size: bytes.length, offset: 0 }))
      await store.write(Readable.from([Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)]), fileId, 0)
    },
    create: async (fileId, size) => {
      await store.create(new Upload({ id: fileId, size, offset: 0 }))
    },
    offset: async (fileId) => (await unlessGone(store.getUpload(fileId)))?.offset,
    transfer: async (request) => {
      const response = await protocol.handleWeb(request)
      const headers = FORWARDED_HEADERS.flatMap((name) => {
        const value = response.headers.get(name)
        return value === null ? [] : [[name, value] satisfies [string, string]]
      })
      return new Response(null, { status: response.status, headers })
    },
    remove: async (fileId) => {
      await unlessGone(store.remove(fileId))
    },
  }
}
