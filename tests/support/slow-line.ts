import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

const CHUNKS = 20
const PAUSE_MS = 50
/** Time for the sheets to come before the first words do. */
const HEAD_START_MS = 300

export interface SlowLine {
  url: string
  stop: () => void
}

/** Forwards a server's responses, its pages in chunks: what a browser gets over a slow line. */
export async function startSlowLine(target: string): Promise<SlowLine> {
  const server = createServer((request, response) => {
    const forward = async () => {
      const forwarded = await fetch(target + request.url)
      const type = forwarded.headers.get('content-type') ?? ''
      const bytes = Buffer.from(await forwarded.arrayBuffer())
      response.writeHead(forwarded.status, { 'content-type': type })
      if (type.startsWith('text/html')) {
        const start = bytes.indexOf('<body>')
        const size = Math.ceil((bytes.length - start) / CHUNKS)
        response.write(bytes.subarray(0, start))
        await wait(HEAD_START_MS)
        for (let from = start; from < bytes.length; from += size) {
          await wait(PAUSE_MS)
          response.write(bytes.subarray(from, from + size))
        }
        response.end()
      } else response.end(bytes)
    }
    void forward()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `http://localhost:${port}`, stop: () => void server.close() }
}
