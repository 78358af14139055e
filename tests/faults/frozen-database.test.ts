// A PostgreSQL whose processes are stopped holds its connections open and never responds. Only the project that runs on
// PostgreSQL runs this; the embedded engine is part of the server's own process.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeTemplate, startProcess } from '@doorway/api/testing'
import { DEMO_KEY, STORY_PASSWORD } from '@doorway/api/demo-secrets'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { buildApps } from '../../scripts/build/build'
import { startPostgres, type PostgresServer } from '../support/postgres-server'

const CHECK_MS = 1_200
const CALL_MS = 8_000
const END_MS = 15_500

let postgres: PostgresServer
let server: ReturnType<typeof startProcess>
let base = ''
let token = ''
const folder = await mkdtemp(join(tmpdir(), 'doorway-frozen-'))

function get(path: string, ms = CALL_MS, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(base + path, { headers, signal: AbortSignal.timeout(ms) })
}

/** Requests until the response has the status: what is under way when the database freezes may still succeed. */
const statusOf = (path: string, headers?: Record<string, string>) =>
  get(path, CALL_MS, headers).then(
    async (response) => {
      await response.arrayBuffer()
      return response.status
    },
    () => 0,
  )

describe.skipIf(inject('postgresServer') === undefined)('while the database is frozen', () => {
  beforeAll(async () => {
    // A test's own environment would make a build for development.
    vi.stubEnv('NODE_ENV', 'production')
    await buildApps()
    vi.unstubAllEnvs()
    postgres = await startPostgres()
    const template = await makeTemplate(postgres.address)
    const address = Object.assign(new URL(postgres.address), { pathname: `/${template}` }).href
    const DATA_KEY = Buffer.from(DEMO_KEY).toString('base64url')
    server = startProcess({ DATABASE_URL: address, DATA_KEY, DATA_DIR: folder, PORT: '0' })
    base = await server.ready
    const login = await fetch(`${base}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'admin', password: STORY_PASSWORD }),
    })
    const envelope: { data: { token: string } } = await login.json()
    token = envelope.data.token
    for (const path of ['/doorMain', '/api/portal/getHome', '/api/area/getAllAreaList']) await statusOf(path)
    postgres.freeze()
  }, 240_000)

  afterAll(async () => {
    server.signal('SIGKILL')
    await server.ended
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }, 60_000)

  it('/readyz responds within a second and says why', async () => {
    const response = await get('/readyz', CHECK_MS)
    expect([response.status, await response.text()]).toEqual([503, 'not ready: the database does not respond'])
    expect(await (await get('/healthz', CHECK_MS)).text()).toBe('ok')
  })

  it('cached pages and responses are sent as they were', async () => {
    const page = await get('/doorMain?x=1')
    expect([page.status, (await page.text()).includes('<main')]).toEqual([200, true])
    expect(await statusOf('/api/portal/getHome')).toBe(200)
    expect(await statusOf('/api/area/getAllAreaList')).toBe(200)
  })

  it('calls get 503 with an envelope, in time', async () => {
    const list = await get('/api/system/currentUser', CALL_MS, { authorization: token })
    expect(list.status).toBe(503)
    expect(Number(list.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await list.json()).toMatchObject({ success: false, code: 'UNAVAILABLE', data: null })
    const many = await Promise.all(
      Array.from({ length: 40 }, () => statusOf('/api/area/getAreaListByParentCode?parentCode=0')),
    )
    expect(many).toEqual(many.map(() => 503))
  })

  it('pages that were never rendered say that the service is unavailable, and screens still open', async () => {
    const page = await get('/schoolStyle')
    expect(page.status).toBe(503)
    expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await statusOf('/home')).toBe(200)
    // It may be a screen of a menu, which cannot be looked up.
    expect(await statusOf('/area-list')).toBe(200)
  })

  it('the log says it once, in lines of JSON without parameters', () => {
    const lines = server.faults().trim().split('\n')
    const messages = lines.map((line) => {
      const { msg }: { msg: string } = JSON.parse(line)
      return msg
    })
    expect(messages.filter((message) => message === 'the database does not respond')).toHaveLength(1)
    expect(server.faults()).not.toMatch(/params|Failed query/)
  })

  it('everything works again when the database does', async () => {
    postgres.thaw()
    await expect.poll(() => statusOf('/readyz')).toBe(200)
    expect(await statusOf('/api/area/getAreaListByParentCode?parentCode=0')).toBe(200)
    expect(await statusOf('/schoolStyle')).toBe(200)
    expect(await statusOf('/api/system/currentUser', { authorization: token })).toBe(200)
  })

  it('the process still ends when it is told to', async () => {
    postgres.freeze()
    const pending = statusOf('/api/area/getAreaListByParentCode?parentCode=0')
    server.signal('SIGTERM')
    const late = new Promise((resolve) => setTimeout(() => resolve('late'), END_MS))
    expect(await Promise.race([server.ended, late])).toBe(0)
    await pending
  }, 30_000)
})
