import { deflateSync, Unzlib, zlibSync } from 'fflate'
import { BlindingFault } from './blinding-fault'

const MAX_BYTES = 16 * 1024 ** 2
const PUSHED = 16 * 1024
const LEVEL = 9

/** The bytes that were compressed as zlib; what follows them is ignored. Throws a {@link BlindingFault}. */
export function unpackedZlib(compressed: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = []
  let size = 0
  const stream = new Unzlib((part) => {
    size += part.length
    if (size > MAX_BYTES) throw new BlindingFault('compressed objects are too large')
    parts.push(part)
  })
  try {
    for (let at = 0; at < compressed.length; at += PUSHED)
      stream.push(compressed.subarray(at, at + PUSHED), at + PUSHED >= compressed.length)
  } catch (error) {
    if (error instanceof BlindingFault) throw error
    throw new BlindingFault('compressed objects cannot be read')
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** The bytes as the platform compresses them, which is at times shorter. */
const byPlatform = async (bytes: Uint8Array, format: 'deflate' | 'deflate-raw') =>
  new Uint8Array(
    await new Response(
      new Blob([new Uint8Array(bytes)]).stream().pipeThrough(new CompressionStream(format)),
    ).arrayBuffer(),
  )

/**
 * Bytes compressed as zlib or as raw deflate within the room of those that they replace. Throws a {@link BlindingFault}
 * where they do not fit.
 */
export async function packed(bytes: Uint8Array, room: number, format: 'deflate' | 'deflate-raw'): Promise<Uint8Array> {
  const compress = format === 'deflate' ? zlibSync : deflateSync
  const first = compress(bytes, { level: LEVEL })
  if (first.length <= room) return first
  const second = await byPlatform(bytes, format)
  if (second.length <= room) return second
  throw new BlindingFault('there is no room for the changed part')
}
