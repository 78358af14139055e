import { Refusal } from '../http/refusals'

/** Bytes from `start` to `end`, both counted from 0 and included. */
export interface ByteRange {
  start: number
  end: number
}

/** Storage of uploaded bytes: a folder, or a bucket that speaks S3. */
export interface FileStore {
  /** The bytes of an upload, all of them or a part, or undefined when they are gone. */
  read: (fileId: string, range?: ByteRange) => Promise<ReadableStream<Uint8Array> | undefined>
  /** Stores a whole file at once. */
  write: (fileId: string, bytes: Uint8Array) => Promise<void>
  /** Creates an empty file for so many bytes. */
  create: (fileId: string, size: number) => Promise<void>
  /** How many bytes have arrived; undefined when there is no such file. */
  offset: (fileId: string) => Promise<number | undefined>
  /**
   * Handles a request of the tus protocol (HEAD or PATCH) whose path ends with the id. Who may send it is checked
   * before; the response has no body.
   */
  transfer: (request: Request) => Promise<Response>
  /** Removes the bytes; those that are gone already are no fault. */
  remove: (fileId: string) => Promise<void>
}

const refuse = () => Promise.reject(new Refusal(503, 'UNAVAILABLE', 'http.unavailable'))
const nothing = () => Promise.resolve(undefined)

/** For servers that take no uploads: in the page of Storybook. */
export const noFileStore: FileStore = {
  read: nothing,
  write: refuse,
  create: refuse,
  offset: nothing,
  transfer: refuse,
  remove: nothing,
}
