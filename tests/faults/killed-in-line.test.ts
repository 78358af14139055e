// The last minute of a phase, in which the server is killed. On PostgreSQL, where a test can make executions wait.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEMO_KEY, STORY_PASSWORD } from '@doorway/api/demo-secrets'
import { makeTemplate, runOnServer, startProcess } from '@doorway/api/testing'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { givePasswords, type PreparedWork, prepareWorks } from '../../scripts/bench/rush-data'

/** More than a server executes at the same time. */
const PEOPLE = 16
/** What a server executes at the same time; the others wait. */
const AT_ONCE = 4
const usernames = Array.from({ length: PEOPLE }, (_, index) => `t_demo${String(index + 1).padStart(3, '0')}`)

interface Work {
  state: string
  line: { place: number; receivedAt: string } | null
  submitted: { receiptNo: string; submittedAt: string } | null
}
interface Envelope<Data> {
  success: boolean
  data: Data
}

const postgres = inject('postgresServer')
const folder = await mkdtemp(join(tmpdir(), 'doorway-line-'))
const tokens = new Map<string, string>()
let address = ''
let base = ''
let server: ReturnType<typeof startProcess>
let works: readonly PreparedWork[] = []
/** A connection of the test, whose locks make the server wait. */
let holder: Client

async function call<Data>(path: string, { body, token }: { body?: object; token?: string | undefined }) {
  const response = await fetch(`${base}/api/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...(token && { authorization: token }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const envelope: Envelope<Data> = await response.json()
  return envelope
}

const tokenOf = ({ username }: PreparedWork) => tokens.get(username)
const submit = (work: PreparedWork) =>
  call<Work>('competitionWork/submit', { body: { id: work.id }, token: tokenOf(work) })
const read = async (work: PreparedWork) =>
  (await call<Work>(`competitionWork/getWork?id=${work.id}`, { token: tokenOf(work) })).data

async function start(): Promise<void> {
  const DATA_KEY = Buffer.from(DEMO_KEY).toString('base64url')
  server = startProcess({ DATABASE_URL: address, DATA_KEY, DATA_DIR: folder, PORT: '0' })
  base = await server.ready
}

/** Submits with executions waiting, until all but the first ones are in the line; then kills the server. */
async function killWithLine(): Promise<Map<number, Work['line']>> {
  await holder.query('begin')
  await holder.query('lock table comp_work_log in exclusive mode')
  const inLine = new Map<number, Work['line']>()
  const [first, others] = [works.slice(0, AT_ONCE), works.slice(AT_ONCE)]
  // These are being executed when the server ends: their callers get no response.
  const cut = first.map((work) =>
    submit(work).then(
      () => 'response',
      () => 'none',
    ),
  )
  await expect
    .poll(async () => {
      const { rows } = await holder.query<{ n: number }>(
        `select count(*)::int as n from pg_locks where not granted and relation = 'comp_work_log'::regclass`,
      )
      return rows[0]?.n
    })
    .toBeGreaterThanOrEqual(AT_ONCE)
  for (const work of others) inLine.set(work.id, (await submit(work)).data.line)
  server.signal('SIGKILL')
  await server.ended
  expect(await Promise.all(cut)).toEqual(cut.map(() => 'none'))
  await holder.query('rollback')
  return inLine
}

describe.skipIf(postgres === undefined)('people who wait in the line when the server is killed', () => {
  beforeAll(async () => {
    const template = await makeTemplate(postgres)
    address = Object.assign(new URL(postgres), { pathname: `/${template}` }).href
    await start()
    await givePasswords(address, usernames)
    works = (await prepareWorks(address, usernames, 1)).slice(0, PEOPLE)
    for (const username of usernames) {
      const { data } = await call<{ token: string }>('auth/login', { body: { username, password: STORY_PASSWORD } })
      tokens.set(username, data.token)
    }
    holder = new Client({ connectionString: address })
    await holder.connect()
  }, 120_000)

  afterAll(async () => {
    server.signal('SIGKILL')
    await server.ended
    await holder.end()
    await runOnServer(postgres, `drop database ${new URL(address).pathname.slice(1)} with (force)`)
    await rm(folder, { recursive: true, force: true })
  }, 60_000)

  it('are there after the restart with the same place and time, and each is submitted once', async () => {
    expect(works).toHaveLength(PEOPLE)
    const before = await killWithLine()
    const waiting = works.slice(AT_ONCE)
    expect([...before.values()].map((line) => line?.place)).toEqual(waiting.map((_, index) => index + 1))

    // The line stands still while the places are read.
    await holder.query('begin')
    await holder.query('lock table comp_submission in exclusive mode')
    await start()
    for (const work of waiting) {
      const { line, state } = await read(work)
      expect({ id: work.id, state, line }).toEqual({ id: work.id, state: 'draft', line: before.get(work.id) })
    }
    await holder.query('commit')

    // As the page does, those without a response send again; so do some who already wait. The others only wait.
    for (const work of works.slice(0, 2 * AT_ONCE)) expect((await submit(work)).success).toBe(true)
    await expect
      .poll(async () => (await Promise.all(works.map(read))).filter(({ line }) => line).length, {
        timeout: 90_000,
      })
      .toBe(0)

    const after = await Promise.all(works.map(read))
    expect(after.map(({ state }) => state)).toEqual(works.map(() => 'submitted'))
    expect(new Set(after.map(({ submitted }) => submitted?.receiptNo)).size).toBe(PEOPLE)
    for (const [index, work] of works.entries()) {
      const line = before.get(work.id)
      if (line) expect(after[index]?.submitted?.submittedAt).toBe(line.receivedAt)
    }
    const { rows } = await holder.query<{ id: number; times: number }>(
      `select work_id::int as id, count(*)::int as times from comp_work_log
        where work_id = any($1::bigint[]) and to_state = 'submitted' group by work_id order by work_id`,
      [works.map(({ id }) => id)],
    )
    expect(rows).toEqual(works.map(({ id }) => ({ id, times: 1 })).toSorted((a, b) => a.id - b.id))
  }, 120_000)
})
