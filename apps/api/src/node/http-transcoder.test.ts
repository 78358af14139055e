import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterAll, describe, expect, it } from 'vitest'
import { openTranscoder } from './http-transcoder'

const TRANSCODER_SECRET = 'a'.repeat(32)
const received: { method: string; url: string; body: string; isSigned: boolean }[] = []
let respond: (response: ServerResponse) => void = (response) => void response.end()

function isSigned({ headers, method, url }: IncomingMessage, body: string): boolean {
  const time = String(headers['x-doorway-time'])
  const expected = createHmac('sha256', TRANSCODER_SECRET).update(`${time}\n${method}\n${url}\n${body}`).digest('hex')
  const isFresh = Math.abs(Date.now() / 1000 - Number(time)) < 60
  return isFresh && headers['x-doorway-signature'] === `sha256=${expected}`
}

const service = createServer((request, response) => {
  let body = ''
  request.on('data', (part) => (body += part))
  request.on('end', () => {
    const { method = '', url = '' } = request
    received.push({ method, url, body, isSigned: isSigned(request, body) })
    respond(response)
  })
})
await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
afterAll(() => service.close())
const address = service.address()
const TRANSCODER_URL = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/jobs`
const transcoder = openTranscoder({ TRANSCODER_URL, TRANSCODER_SECRET, TRANSCODER_FRAMES: '1' })
const REQUEST = { task: 't-1', source: 'https://portal.example/api/file/content/1?key=k', ext: 'mov', size: 9 }
const sendJson = (value: unknown) => (respond = (response) => void response.end(JSON.stringify(value)))

describe('the transcoder', () => {
  it('gets signed requests and says how far it is', async () => {
    sendJson({ state: 'running', percent: 12.5 })
    expect(await transcoder.request(REQUEST)).toEqual({ state: 'running', percent: 12.5, reason: null })
    expect(received.at(-1)).toEqual({ method: 'POST', url: '/jobs', body: JSON.stringify(REQUEST), isSigned: true })
  })

  it('delivers frames where they are wanted, with a longer response than others may have', async () => {
    const picture = Buffer.alloc(20_000, 7)
    sendJson({ state: 'done', percent: 100, frames: { seconds: 61.5, pictures: [picture.toString('base64')] } })
    const { frames } = await transcoder.request({ ...REQUEST, frames: 16, isCopyWanted: false })
    expect(frames).toEqual({ seconds: 61.5, pictures: [new Uint8Array(picture)] })
    expect(JSON.parse(String(received.at(-1)?.body))).toEqual({ ...REQUEST, frames: 16, copy: false })
    await expect(transcoder.request(REQUEST)).rejects.toThrow('too long')
  })

  it('sends the result from an address below its own', async () => {
    respond = (response) => void response.writeHead(200, { 'content-length': 3 }).end('mp4')
    const { size, bytes } = await transcoder.read('t/1')
    expect([size, await new Response(bytes).text()]).toEqual([3, 'mp4'])
    expect(received.at(-1)).toEqual({ method: 'GET', url: '/jobs/t%2F1', body: '', isSigned: true })
  })

  it.each([
    ['an unknown state', (response: ServerResponse) => response.end('{"state":"ok"}')],
    ['no JSON', (response: ServerResponse) => response.end('<html>')],
    ['more than it may', (response: ServerResponse) => response.end(`{"state":"done"}${' '.repeat(20_000)}`)],
    [
      'frames that are no text of bytes',
      (response: ServerResponse) =>
        response.end(JSON.stringify({ state: 'done', frames: { seconds: 1, pictures: ['?!'] } })),
    ],
    ['an error', (response: ServerResponse) => response.writeHead(500).end('{"state":"done"}')],
    [
      'a redirect',
      (response: ServerResponse) => {
        sendJson({ state: 'done' })
        return response.writeHead(302, { location: TRANSCODER_URL }).end()
      },
    ],
  ])('is not believed when it sends %s', async (_, send) => {
    respond = (response) => void send(response)
    await expect(transcoder.request(REQUEST)).rejects.toThrow()
  })

  it('sends no result without a length', async () => {
    respond = (response) => {
      response.write('mp4')
      response.end()
    }
    await expect(transcoder.read('t-1')).rejects.toThrow('no length')
  })

  it('is none without an address', async () => {
    const none = openTranscoder({ TRANSCODER_URL: undefined, TRANSCODER_SECRET: undefined, TRANSCODER_FRAMES: '0' })
    expect(none.isConnected).toBe(false)
    await expect(none.request(REQUEST)).rejects.toThrow('TRANSCODER_URL')
  })
})
