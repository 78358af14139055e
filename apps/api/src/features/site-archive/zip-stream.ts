import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** A file to be written into an archive. */
export interface ZippedFile {
  /** With `/` between folders. */
  path: string
  modifiedAt: Date
  /** Smaller when compressed? Pictures and videos are not. */
  isText: boolean
  body: AsyncIterable<Uint8Array>
}

const LEVEL = 6

/** A zip archive, written while its files come. Up to 4 GB and 65,535 files: fflate writes no zip64. */
export function zipStream(files: AsyncIterable<ZippedFile>): ReadableStream<Uint8Array> {
  async function* chunks(): AsyncGenerator<Uint8Array> {
    let ready: Uint8Array[] = []
    const zip = new Zip((error, chunk) => {
      if (error) throw error
      ready.push(chunk)
    })
    for await (const { path, modifiedAt, isText, body } of files) {
      const file = isText ? new ZipDeflate(path, { level: LEVEL }) : new ZipPassThrough(path)
      file.mtime = modifiedAt
      zip.add(file)
      for await (const part of body) {
        file.push(part)
        yield* ready
        ready = []
      }
      file.push(new Uint8Array(), true)
      yield* ready
      ready = []
    }
    zip.end()
    yield* ready
  }
  const source = chunks()
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await source.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: async () => {
      await source.return(undefined)
    },
  })
}
