import { connect, type Socket } from 'node:net'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { openTestApp } from '../testing/open-test-app'
import { CONNECTION_LIMITS } from './connection-limits'
import { startServer } from './http-server'

const { app, as } = await openTestApp()
const megabytes = new Uint8Array(64 * 1024 * 1024)
const LIMITS = { ...CONNECTION_LIMITS, idleMs: 1_000, fileIdleMs: 2_000, bodyMs: 2_500, connectionsEach: 20 }
let received = 0

const server = await startServer({
  port: 0,
  host: '127.0.0.1',
  trustedHops: 0,
  limits: LIMITS,
  isFileCall: app.isFileCall,
  fetch: async (request, { ip }) => {
    const { pathname } = new URL(request.url)
    if (pathname === '/large')
      return new Response(megabytes, { headers: { 'content-length': String(megabytes.length) } })
    if (pathname === '/slow') await new Promise((resolve) => setTimeout(resolve, 2.5 * LIMITS.idleMs))
    received += 1
    return app.fetch(request, { ip })
  },
})
afterAll(() => server.stop())

const sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
})

/** Opens a connection and sends the beginning of a request. */
function open(start: string) {
  const socket = connect(server.port, '127.0.0.1')
  sockets.push(socket)
  let output = ''
  socket.on('error', () => undefined)
  // The beginning is enough: some responses are large.
  socket.on('data', (part) => (output += output.length < 10_000 ? part.toString('latin1') : ''))
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  const isOpen = new Promise<void>((resolve) => socket.once('connect', () => socket.write(start, () => resolve())))
  return { socket, closed, isOpen, output: () => output }
}

const post = (path: string, length: number, more = '') =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n${more}\r\n`
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

describe('a client is cut off', () => {
  it('that reads nothing of its response', async () => {
    const before = process.memoryUsage().arrayBuffers
    const clients = Array.from({ length: 15 }, () => open('GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n'))
    for (const { socket } of clients) socket.pause()
    await Promise.all(clients.map(({ isOpen }) => isOpen))
    // All of them share one buffer.
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(megabytes.length)
    await pause(3 * LIMITS.idleMs)
    for (const { socket } of clients) socket.resume()
    await Promise.all(clients.map(({ closed }) => closed))
    expect(clients.filter(({ socket }) => socket.bytesRead >= megabytes.length)).toEqual([])
  })

  it('that sends no request, or half of its headers', async () => {
    await Promise.all([open('').closed, open('GET / HTTP/1.1\r\nHost: ').closed])
  })

  it('that sends nothing more of a body', async () => {
    const { closed, output } = open(`${post('/api/auth/login', 500)}{`)
    await closed
    expect(output()).toContain('408')
  })

  it('that sends a body byte by byte, for longer than an ordinary call has', async () => {
    const { socket, closed } = open(`${post('/api/auth/login', 5_000)}{`)
    const sending = setInterval(() => socket.write(' '), LIMITS.idleMs / 4)
    await closed
    clearInterval(sending)
  })

  it('that holds more connections than its share', async () => {
    const get = 'GET /slow HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'
    const clients = Array.from({ length: LIMITS.connectionsEach + 5 }, () => open(get))
    await Promise.all(clients.map(({ closed }) => closed))
    expect(clients.filter(({ output }) => output().includes('HTTP/1.1 404'))).toHaveLength(LIMITS.connectionsEach)
    expect(clients.filter(({ output }) => output() === '')).toHaveLength(5)
    const responds = () =>
      fetch(`http://127.0.0.1:${server.port}/healthz`).then(
        () => true,
        () => false,
      )
    await expect.poll(responds).toBe(true)
  })
})

describe('a client is left alone', () => {
  it('while the server works on its request', async () => {
    const { output } = open('GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await expect.poll(output).toContain('HTTP/1.1 404')
  })

  it('that reads slowly', async () => {
    const { socket, isOpen } = open('GET /large HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
    await isOpen
    const beganAt = performance.now()
    let bytes = 0
    socket.on('data', (part) => {
      bytes += part.length
      socket.pause()
      setTimeout(() => socket.resume(), 3)
    })
    await expect.poll(() => bytes).toBeGreaterThanOrEqual(megabytes.length)
    expect(performance.now() - beganAt).toBeGreaterThan(LIMITS.idleMs)
  })
})

describe('a file on a slow line', () => {
  it('may take long where an ordinary call may not', () => {
    const calls = [
      ['POST', '/api/import/user/check'],
      ['PATCH', '/api/file/upload/11111111-1111-4111-8111-111111111111'],
      ['GET', '/api/file/content/11111111-1111-4111-8111-111111111111'],
      ['POST', '/api/file/exportExcel'],
      ['GET', '/api/import/user/template'],
      ['POST', '/api/auth/login'],
      ['GET', '/doorMain'],
      ['GET', '/api/%E0%A4%A'],
    ] as const
    const isFileCall = calls.map(([method, path]) => app.isFileCall(method, path))
    expect(isFileCall).toEqual(calls.map((_, index) => index < 5))
  })

  it('comes byte by byte for longer than an ordinary call', async () => {
    const file = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\na,b\r\n--x--\r\n'
    const type = 'multipart/form-data; boundary=x'
    const length = file.length
    const token = await tokenOf(await as('admin'))
    const start = `POST /api/import/user/check HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${token}\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`
    const { socket, isOpen, output } = open(start)
    await isOpen
    const stepMs = (2 * LIMITS.bodyMs) / length
    for (const letter of file) {
      socket.write(letter)
      await pause(stepMs)
    }
    // It is no template, which the server can say after all of it has come.
    await expect.poll(output).toContain('HTTP/1.1 400')
  })

  it('is resumed where the line broke', async () => {
    const bytes = Buffer.from('教案\n'.repeat(2_000))
    const sha256 = Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex')
    const teacher = await as('t_linyq')
    const announced = { name: '教案.txt', size: bytes.length, sha256 }
    const { body } = await teacher.post('/api/file/upload/create', announced)
    const { id } = Object(Object(body.data).upload)
    const token = await tokenOf(teacher)
    const half = Math.floor(bytes.length / 2)
    const headers = (offset: number, length: number) =>
      `PATCH /api/file/upload/${id} HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${token}\r\nTus-Resumable: 1.0.0\r\n` +
      `Content-Type: application/offset+octet-stream\r\nUpload-Offset: ${offset}\r\nContent-Length: ${length}\r\n\r\n`
    const { socket, isOpen, closed } = open(headers(0, bytes.length))
    await isOpen
    socket.write(bytes.subarray(0, half))
    await closed
    const url = `http://doorway.test/api/file/upload/${id}`
    const offset = async () => {
      const head = new Request(url, { method: 'HEAD', headers: { 'tus-resumable': '1.0.0' } })
      return Number((await teacher.send(head)).headers.get('upload-offset'))
    }
    await expect.poll(offset).toBe(half)
    const rest = open(headers(half, bytes.length - half))
    await rest.isOpen
    rest.socket.write(bytes.subarray(half))
    await expect.poll(rest.output).toContain('HTTP/1.1 204')
    const { body: done } = await teacher.post(`/api/file/upload/${id}/complete`, undefined)
    expect(done.success).toBe(true)
    expect(received).toBeGreaterThan(0)
  })
})

/** The token that a client sends. */
async function tokenOf(client: Awaited<ReturnType<typeof as>>): Promise<string> {
  const request = new Request('http://doorway.test/api/system/currentUser')
  await client.send(request)
  return request.headers.get('authorization') ?? ''
}
