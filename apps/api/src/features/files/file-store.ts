/** Bytes from `start` to `end`, both counted from 0 and included. */
export interface ByteRange {
  start: number
  end: number
}

/** Where uploaded bytes lie: a folder, or a bucket that speaks S3. */
export interface FileStore {
  /** The bytes of an upload, or undefined when they are gone. */
  read: (fileId: string, range: ByteRange) => Promise<ReadableStream<Uint8Array> | undefined>
}

/** For servers that take no uploads: in tests, and in the page of Storybook. */
export const noFileStore: FileStore = { read: () => Promise.resolve(undefined) }
