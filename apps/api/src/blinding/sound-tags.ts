import type { ByteSource } from '../content-reading/zip-archive'
import type { Patch } from './patch'

const HEADER = 10
const LAST = 128
const MARK = 3
const NOTHING = new Uint8Array()

const lettersOf = (bytes: Uint8Array) => String.fromCodePoint(...bytes.subarray(0, MARK))

/** What hides the tags at the beginning and at the end of an MP3. */
export async function soundPatches({ size, read }: ByteSource): Promise<Patch[]> {
  const patches: Patch[] = []
  if (size < HEADER + LAST) return patches
  const head = await read(0, HEADER)
  if (lettersOf(head) === 'ID3') {
    // Of each byte of the length only seven bits count.
    const length = head.subarray(6, HEADER).reduce((value, byte) => value * 128 + (byte & 127), 0)
    patches.push({ start: HEADER, end: Math.min(HEADER + length, size), bytes: NOTHING })
  }
  if (lettersOf(await read(size - LAST, size)) === 'TAG')
    patches.push({ start: size - LAST + MARK, end: size, bytes: NOTHING })
  return patches
}
