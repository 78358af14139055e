import { rm } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { makeDataFolder, startProcess } from '../testing/server-process'

const CONNECTIONS = 1_000
const PROBES = 20
const PROBE_WITHIN_MS = 1_000
const DATA_DIR = await makeDataFolder()
const running = startProcess({ DATA_DIR, PORT: '0' })
const base = await running.ready
const sockets: Socket[] = []

afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  running.signal('SIGKILL')
  await running.ended
  await rm(DATA_DIR, { recursive: true, force: true })
})

const slowHeader = 'POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nX-Slow: '
const slowBody = `POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{`

/** Opens a connection that never comes to an end of what it began. */
function openSlowly(start: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(base).port), '127.0.0.1', () => socket.write(start, () => resolve()))
    socket.once('error', reject)
    sockets.push(socket)
  })
}

const probe = (path: string) => fetch(`${base}${path}`, { signal: AbortSignal.timeout(PROBE_WITHIN_MS) })

describe('a thousand clients that send a byte at a time', () => {
  it('keep nobody else waiting', async () => {
    await Promise.all(Array.from({ length: CONNECTIONS }, (_, index) => openSlowly(index % 2 ? slowHeader : slowBody)))
    const statuses = []
    for (let round = 0; round < PROBES; round += 1) {
      for (const socket of sockets) socket.write(' ')
      statuses.push(
        (await probe('/healthz')).status,
        (await probe('/api/area/getAreaListByParentCode?parentCode=0')).status,
      )
    }
    expect(statuses).toEqual(statuses.map(() => 200))
    expect(sockets.filter(({ destroyed }) => destroyed)).toHaveLength(0)
  }, 60_000)
})
