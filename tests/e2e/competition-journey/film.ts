import { createHash, randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { mp4 } from '../../../apps/api/src/demo/sample-media'

const BLOCK_BYTES = 4 * 1024 * 1024

function* blocksOf(bytes: number): Generator<Buffer> {
  const film = Buffer.from(mp4, 'base64')
  // A box that players skip makes a film of any size.
  const box = Buffer.alloc(8)
  box.writeUInt32BE(bytes - film.length, 0)
  box.write('free', 4, 'latin1')
  yield film
  yield box
  for (let left = bytes - film.length - box.length; left > 0; left -= BLOCK_BYTES)
    yield randomBytes(Math.min(left, BLOCK_BYTES))
}

/** A film of three seconds and so many bytes, in memory; two of them have different bytes. */
export const filmOf = (bytes: number): Buffer => Buffer.concat([...blocksOf(bytes)])

/** Writes a film of three seconds and so many bytes, no two parts of which are the same. Returns its SHA-256. */
export async function writeFilm(path: string, bytes: number): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(
    Readable.from(blocksOf(bytes)),
    async function* passOn(blocks: AsyncIterable<Buffer>) {
      for await (const block of blocks) {
        hash.update(block)
        yield block
      }
    },
    createWriteStream(path),
  )
  return hash.digest('hex')
}
