// `npm run bench -- rush`: the last minute of a phase. Two servers on one PostgreSQL receive 120 submissions per second for
// 60 seconds; one of them is killed in the middle and started again, as its supervisor does. Prints figures, asserts nothing.
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { send } from './load'
import { postgresCpu, processCpu } from './processor-time'
import { countWorks, givePasswords, prepareWorks, type PreparedWork } from './rush-data'
import { type LaunchedServer, launch, PASSWORD, portal } from './server'

const RATE = Number(process.env['BENCH_RATE'] ?? 120)
const SECONDS = 60
/** Teachers of the demo who cannot sign in before they get a password. */
const PEOPLE = 72
/** Pauses after which the page sends a submission again, in seconds. */
const PAUSES_S = [1, 2, 4, 8, 15]

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
const usernames = Array.from({ length: PEOPLE }, (_, index) => `t_demo${String(index + 1).padStart(3, '0')}`)

interface Envelope<Data> {
  success: boolean
  msg: string
  data: Data
}

async function call<Data>(agent: Agent, url: string, body: object, token?: string): Promise<Envelope<Data>> {
  return JSON.parse(await send(agent, url, { body, token }))
}

async function signIn(address: string, agent: Agent): Promise<Map<string, string>> {
  const tokens = new Map<string, string>()
  for (const username of usernames) {
    const { data, msg } = await call<{ token: string } | null>(agent, `${address}/api/auth/login`, {
      username,
      password: PASSWORD,
    })
    if (!data) throw new Error(`${username} cannot sign in: ${msg}`)
    tokens.set(username, data.token)
  }
  return tokens
}

/** What the people saw. */
class Record {
  readonly times: number[] = []
  /** Works whose submission a server has confirmed. */
  readonly acknowledged: number[] = []
  retries = 0
  errors = 0
  inLine = 0
  longestLine = 0

  percentile(share: number): number {
    const sorted = this.times.toSorted((a, b) => a - b)
    return Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)
  }
}

/** Sends one submission as the page does: again after a pause while the server is not there. */
async function submit(
  servers: readonly LaunchedServer[],
  agent: Agent,
  work: PreparedWork,
  token: string,
  seen: Record,
) {
  const startedAt = performance.now()
  for (let attempt = 0; ; attempt += 1) {
    const server = servers[(work.id + attempt) % servers.length]
    const seconds = PAUSES_S[attempt]
    try {
      const response = await call<{ line: { place: number } | null } | null>(
        agent,
        `${server?.address}/api/competitionWork/submit`,
        { id: work.id },
        token,
      )
      if (response.success) seen.acknowledged.push(work.id)
      else seen.errors += 1
      if (response.data?.line) {
        seen.inLine += 1
        seen.longestLine = Math.max(seen.longestLine, response.data.line.place)
      }
      seen.times.push(performance.now() - startedAt)
      return
    } catch {
      if (seconds === undefined) {
        seen.errors += 1
        return
      }
      seen.retries += 1
      await pause(seconds * 1000)
    }
  }
}

async function rush(
  servers: readonly LaunchedServer[],
  works: readonly PreparedWork[],
  tokens: Map<string, string>,
  killSecond: () => void,
) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1000 })
  const seen = new Record()
  const startedAt = performance.now()
  const sent: Promise<void>[] = []
  for (const [index, work] of works.entries()) {
    const due = (index / RATE) * 1000
    const delay = due - (performance.now() - startedAt)
    if (delay > 4) await pause(delay)
    if (index === Math.floor(works.length / 2)) killSecond()
    const token = tokens.get(work.username)
    if (token !== undefined) sent.push(submit(servers, agent, work, token, seen))
  }
  await Promise.all(sent)
  agent.destroy()
  return { seen, seconds: (performance.now() - startedAt) / 1000 }
}

/** The rush on an empty PostgreSQL database. */
export async function benchRush(database: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'doorway-bench-'))
  const start = (name: string, port = '0') =>
    launch(portal, {
      DATABASE_URL: database,
      DATA_DIR: join(folder, name),
      FILE_STORE: `file:${join(folder, 'files')}`,
      PORT: port,
    })
  const first = await start('a')
  const second = await start('b')
  let restarted: Promise<LaunchedServer> | undefined
  try {
    const agent = new Agent({ keepAlive: true })
    await givePasswords(database, usernames)
    const tokens = await signIn(first.address, agent)
    const prepared = await prepareWorks(database, [...tokens.keys()], Math.ceil((RATE * SECONDS) / tokens.size))
    const works = prepared.slice(0, RATE * SECONDS)
    const cpu = async () => ({
      servers: (processCpu(first.pid) ?? 0) + (processCpu(second.pid) ?? 0),
      postgres: (await postgresCpu(database)) ?? 0,
      sender: process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6,
    })
    const before = await cpu()
    let killedCpu = 0
    const { seen, seconds } = await rush([first, second], works, tokens, () => {
      killedCpu = processCpu(second.pid) ?? 0
      process.kill(second.pid, 'SIGKILL')
      restarted = start('b', new URL(second.address).port)
    })
    const endedAt = performance.now()
    const again = await restarted
    let counted = await countWorks(database, seen.acknowledged)
    // What waits is executed by both.
    while (counted && counted.submitted < works.length && performance.now() - endedAt < 120_000) {
      await pause(500)
      counted = await countWorks(database, seen.acknowledged)
    }
    const after = await cpu()
    const servers = after.servers - before.servers + killedCpu + ((again && processCpu(again.pid)) ?? 0)
    console.table({
      'submissions sent': works.length,
      'per second': RATE,
      'seconds until the last response': Math.round(seconds),
      acknowledged: seen.acknowledged.length,
      'people who saw an error': seen.errors,
      'sent again while a server was away': seen.retries,
      'response, median ms': seen.percentile(0.5),
      'response, p99 ms': seen.percentile(0.99),
      'responses with a place in the line': seen.inLine,
      'most in the line': seen.longestLine,
      'longest wait in the line, s': Math.round(counted ? counted.longest : 0),
      'submitted at the end': counted?.submitted,
      'acknowledged but not submitted': counted?.lost,
      'submitted twice': counted?.twice,
      'seconds after the last response': Math.round((performance.now() - endedAt) / 1000),
      'killed server back after, s': again && Math.round(again.readyMs / 1000),
      'processor of the servers, s': Math.round(servers),
      'processor of PostgreSQL, s': Math.round(after.postgres - before.postgres),
      'processor of the sender, s': Math.round(after.sender - before.sender),
    })
  } finally {
    await Promise.all([first.stop(), second.stop()])
    await (await restarted?.catch(() => undefined))?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
