import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

const PIECES = 20
const PAUSE_MS = 50
/** Time for the sheets to come before the first words do. */
const HEAD_START_MS = 300

export interface SlowLine {
  url: string
  stop: () => void
}

/** Hands on a server's answers, the words of its pages in pieces: what a browser gets over a slow line. */
export async function startSlowLine(target: string): Promise<SlowLine> {
  const server = createServer((request, answer) => {
    const handOn = async () => {
      const response = await fetch(target + request.url)
      const type = response.headers.get('content-type') ?? ''
      const bytes = Buffer.from(await response.arrayBuffer())
      answer.writeHead(response.status, { 'content-type': type })
      if (type.startsWith('text/html')) {
        const start = bytes.indexOf('<body>')
        const size = Math.ceil((bytes.length - start) / PIECES)
        answer.write(bytes.subarray(0, start))
        await wait(HEAD_START_MS)
        for (let from = start; from < bytes.length; from += size) {
          await wait(PAUSE_MS)
          answer.write(bytes.subarray(from, from + size))
        }
        answer.end()
      } else answer.end(bytes)
    }
    void handOn()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `http://localhost:${port}`, stop: () => void server.close() }
}
