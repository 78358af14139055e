// The attacks of `npm run bench -- floods`. Each lasts a fixed time or until its requests have their responses.
import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { attackFiles } from '../../apps/api/src/testing/attack-files'
import type { PostgresServer } from '../../tests/support/postgres-server'
import { send } from './load'
import { PASSWORD } from './server'

/** An attack. */
export interface Flood {
  name: string
  /** It attacks the database server, so the embedded engine is left out. */
  needsPostgres?: boolean
  /** Attacks and returns what the attacker saw, in one line. */
  run: (target: { address: string; postgres: PostgresServer | undefined }) => Promise<string>
}

const RUN_MS = 15_000
const HOLD_MS = 30_000
const FREEZE_MS = 20_000
const PATIENCE_MS = 30_000
const ALL_AREAS = '/api/area/getAllAreaList'
const importers = ['admin', 'sysop', 'ycxx_school01', 'wc_city01']

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Sends one request, drops the body of its response, and resolves with the status; 0 without a response. */
function statusOf(
  url: string,
  { agent, body, headers }: { agent?: Agent; body?: string | Uint8Array; headers?: Record<string, string> } = {},
): Promise<number> {
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const call = request(url, { agent, method: body === undefined ? 'GET' : 'POST', headers, signal }, (response) => {
      response.resume().once('close', () => resolve(response.statusCode ?? 0))
    })
    call.once('error', () => resolve(0))
    call.end(body)
  })
}

/** "200: 12, 429: 3". */
function inWords(statuses: readonly number[]): string {
  const counts = new Map<number, number>()
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts].map(([status, count]) => `${status || 'no response'}: ${count}`).join(', ')
}

/** Sends requests from several clients, one after the other each, for a while. */
async function repeat(clients: number, ms: number, once: () => Promise<number>): Promise<string> {
  const statuses: number[] = []
  const end = performance.now() + ms
  const client = async () => {
    while (performance.now() < end) statuses.push(await once())
  }
  await Promise.all(Array.from({ length: clients }, client))
  return inWords(statuses)
}

async function uploadHostileFiles(address: string): Promise<string> {
  const files = Object.values(attackFiles).map((make) => make())
  const tokens = await Promise.all(
    importers.map(async (username) => {
      const envelope = await send(undefined, `${address}/api/auth/login`, { body: { username, password: PASSWORD } })
      const { data }: { data: { token: string } } = JSON.parse(envelope)
      return data.token
    }),
  )
  const statuses = await Promise.all(
    tokens.map(async (authorization, index) => {
      const form = new FormData()
      form.set('file', new File([new Uint8Array(files[index] ?? [])], 'users.xlsx'))
      form.set('mode', 'skip')
      const call = { method: 'POST', body: form, headers: { authorization } }
      return fetch(`${address}/api/import/user/check`, call).then(
        ({ status }) => status,
        () => 0,
      )
    }),
  )
  return inWords(statuses)
}

function open(address: string, start: string): Socket {
  const { port, hostname } = new URL(address)
  const socket = connect(Number(port), hostname, () => socket.write(start))
  socket.on('error', () => undefined)
  return socket
}

const slowHeader = 'POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nX-Slow: '
const slowBody =
  'POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{'
const neverRead = `GET ${ALL_AREAS} HTTP/1.1\r\nHost: localhost\r\n\r\n`

async function holdSlowly(address: string, count: number): Promise<string> {
  const sockets = Array.from({ length: count }, (_, index) => open(address, index % 2 ? slowHeader : slowBody))
  const end = performance.now() + HOLD_MS
  while (performance.now() < end) {
    await pause(1_000)
    for (const socket of sockets) if (socket.writable) socket.write(' ')
  }
  const left = sockets.filter(({ destroyed, readableEnded }) => !destroyed && !readableEnded).length
  for (const socket of sockets) socket.destroy()
  return `${left} of ${count} connections left after ${HOLD_MS / 1000} s`
}

async function neverReading(address: string, count: number): Promise<string> {
  const sockets = Array.from({ length: count }, () => open(address, neverRead).pause())
  await pause(HOLD_MS)
  for (const socket of sockets) socket.destroy()
  return `${count} connections, ${HOLD_MS / 1000} s`
}

async function frozen(address: string, postgres: PostgresServer): Promise<string> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  await statusOf(`${address}/doorMain`, { agent })
  postgres.freeze()
  try {
    const [pages, calls, ready] = await Promise.all([
      repeat(16, FREEZE_MS, () => statusOf(`${address}/doorMain`, { agent })),
      repeat(16, FREEZE_MS, () => statusOf(`${address}/api/area/getAreaListByParentCode?parentCode=0`, { agent })),
      repeat(1, FREEZE_MS, async () => {
        await pause(250)
        return statusOf(`${address}/readyz`)
      }),
    ])
    return `/doorMain ${pages}; calls ${calls}; /readyz ${ready}`
  } finally {
    postgres.thaw()
    agent.destroy()
  }
}

/** Every attack. */
export const floods: readonly Flood[] = [
  {
    name: '8 × all areas',
    run: ({ address }) => {
      const headers = { 'accept-encoding': 'gzip, deflate, br' }
      return repeat(8, RUN_MS, () => statusOf(address + ALL_AREAS, { headers }))
    },
  },
  { name: 'four hostile spreadsheets', run: ({ address }) => uploadHostileFiles(address) },
  { name: '500 slow connections', run: ({ address }) => holdSlowly(address, 500) },
  { name: '60 clients that never read', run: ({ address }) => neverReading(address, 60) },
  // After those that sign in: what is refused here raises the challenge of the network.
  {
    name: '500 sign-ins',
    run: async ({ address }) => {
      const signIn = (index: number) => {
        const body = JSON.stringify({ username: `flood_${index}`, password: 'Wrong@2026' })
        return statusOf(`${address}/api/auth/login`, { body, headers: { 'content-type': 'application/json' } })
      }
      return inWords(await Promise.all(Array.from({ length: 500 }, (_, index) => signIn(index))))
    },
  },
  {
    name: 'frozen PostgreSQL',
    needsPostgres: true,
    run: ({ address, postgres }) => (postgres ? frozen(address, postgres) : Promise.resolve('')),
  },
]
