import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { MediaBytes } from '../media/media-reader'
import { film } from '../testing/media-files'
import { openMediaThreads } from './media-thread'
import { projectFile } from './project-file'

// The thread begins with the server as it is delivered, so that this also shows that it holds the reader.
const readMedia = openMediaThreads(pathToFileURL(projectFile('apps/api/dist/main.js')))
const MAX_READS = 400

function counted(bytes: Uint8Array, size = bytes.length): MediaBytes & { count: () => number } {
  let count = 0
  const read = (start: number, end: number) => {
    count += 1
    const part = new Uint8Array(end - start)
    part.set(bytes.subarray(Math.min(start, bytes.length), Math.min(end, bytes.length)))
    return Promise.resolve(part)
  }
  return { size, read, count: () => count }
}

describe('a thread that reads media', () => {
  it('posts what the container says, one file after another', async () => {
    const [first, second] = await Promise.all([film({ seconds: 7 }), film({ seconds: 9, hasSound: true })])
    const facts = await Promise.all([readMedia(counted(first)), readMedia(counted(second))])
    expect(facts).toMatchObject([
      { seconds: 7, sound: null },
      { seconds: 9, sound: { codec: 'aac' } },
    ])
  })

  it('gives up a file of a terabyte that is an endless row of boxes, after a bounded number of reads', async () => {
    const boxes = new Uint8Array(4 * 1024 ** 2)
    const view = new DataView(boxes.buffer)
    for (let at = 0; at < boxes.length; at += 8) view.setUint32(at, 8)
    boxes.set(new TextEncoder().encode('ftypisom'), 4)
    const source = counted(boxes, 2 ** 40)
    expect(await readMedia(source)).toBeUndefined()
    expect(source.count()).toBeLessThanOrEqual(MAX_READS)
    expect(await readMedia(counted(await film()))).toMatchObject({ seconds: 10 })
  })

  it('survives a file store that fails', async () => {
    expect(await readMedia({ size: 1000, read: () => Promise.reject(new Error('no disk')) })).toBeUndefined()
  })
})
