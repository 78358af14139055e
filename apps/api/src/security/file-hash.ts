import { createSHA256 } from 'hash-wasm'

/** What {@link readWhole} found out. */
export interface WholeFile {
  size: number
  /** Hexadecimal. */
  sha256: string
  /** The first bytes, as many as were requested and exist. */
  head: Uint8Array
}

/** SHA-256 of bytes that come one after the other. */
export interface RunningHash {
  update: (bytes: Uint8Array) => unknown
  /** Hexadecimal; nothing may follow. */
  digest: (encoding: 'hex') => string
}

/** Starts a hash. */
export const startHash = (): Promise<RunningHash> => createSHA256()

/** Reads a file once, to its end: SHA-256, size and the beginning. Holds one piece of it in memory. */
export async function readWhole(bytes: ReadableStream<Uint8Array>, headBytes: number): Promise<WholeFile> {
  const hash = await createSHA256()
  const head = new Uint8Array(headBytes)
  const reader = bytes.getReader()
  let size = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    if (size < headBytes) head.set(part.value.subarray(0, headBytes - size), size)
    hash.update(part.value)
    size += part.value.byteLength
  }
  return { size, sha256: hash.digest('hex'), head: head.subarray(0, Math.min(size, headBytes)) }
}
