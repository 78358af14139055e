import type { MediaFacts } from '@doorway/api-client/rules'

/** Random access to a file. */
export interface MediaBytes {
  size: number
  /** The bytes from `start` up to and without `end`. */
  read: (start: number, end: number) => Promise<Uint8Array>
}

/** Reads what the container of a video or sound says; undefined when it is none or cannot be read within the limits. */
export type MediaReader = (bytes: MediaBytes) => Promise<MediaFacts | undefined>

const MAX_READS = 400
const MAX_BYTES = 64 * 1024 ** 2

/** The same bytes, refused once a file needs more of them than one that was written honestly. */
export function limited({ size, read }: MediaBytes): MediaBytes {
  let reads = 0
  let bytes = 0
  return {
    size,
    read: (start, end) => {
      reads += 1
      bytes += end - start
      if (reads > MAX_READS || bytes > MAX_BYTES) return Promise.reject(new Error('The file needs too many reads.'))
      return read(start, end)
    },
  }
}
