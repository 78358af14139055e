// `npm run bench -- registrations`: requests for accounts at a steady rate against the built server on PostgreSQL, each with
// a proof of work and a password to hash. Prints responses by kind and latencies, asserts nothing. Loopback only.
// REGISTRATIONS_RATE is the number per second (60), REGISTRATIONS_SECONDS the duration (60).
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { base64Url, createSecrets } from '../../apps/api/src/security/secrets'
import { registrationTexts } from '@doorway/api-client/rules'
import { send } from './load'
import { postgresCpu, processCpu } from './processor-time'
import { launch, portal } from './server'

const RATE = Math.min(200, Number(process.env['REGISTRATIONS_RATE'] ?? '60'))
const SECONDS = Math.min(120, Number(process.env['REGISTRATIONS_SECONDS'] ?? '60'))
const SCHOOL = 8
const KEY = new Uint8Array(32).fill(7)
const MAX_SOCKETS = 512
const encoder = new TextEncoder()

/** Finds the number of a challenge with the key of the server, so that the machine's time is the server's. */
async function createSolver() {
  const { links } = await createSecrets(KEY)
  return async (id: string, numbers: number) => {
    const signature = await crypto.subtle.sign('HMAC', links, encoder.encode(`number ${id}`))
    return String(new DataView(signature).getUint32(0) % numbers)
  }
}

/** A /24 network of its own for each request, as people at home have. */
const networkOf = (index: number) => `10.${(index >> 8) & 255}.${index & 255}.1`

function draftOf(index: number) {
  return {
    username: `bench_${index}`,
    password: 'Strong@2026',
    name: `压测${index}`,
    userType: '4',
    sex: '1',
    mobile: `138${String(index).padStart(8, '0')}`,
    email: `bench${index}@doorway.example`,
    areaCode: '380102',
    schoolId: SCHOOL,
    userDutyType: '7',
    consents: [registrationTexts.privacy],
  }
}

interface Outcome {
  kind: string
  ms: number
}

async function registerAt(
  address: string,
  agent: Agent,
  index: number,
  solve: Awaited<ReturnType<typeof createSolver>>,
) {
  const headers = { 'x-forwarded-for': networkOf(index) }
  const draft = draftOf(index)
  const startedAt = performance.now()
  const finish = (kind: string): Outcome => ({ kind, ms: performance.now() - startedAt })
  try {
    const challenge = await send(agent, `${address}/api/auth/challenge`, {
      body: { username: draft.username },
      headers,
    })
    const { captchaId, numbers } = JSON.parse(challenge).data
    const captchaCode = await solve(captchaId, numbers)
    const text = await send(agent, `${address}/api/auth/register`, {
      body: { ...draft, captchaId, captchaCode },
      headers,
    })
    const body = JSON.parse(text)
    return finish(body.success ? 'stored' : `refused ${body.code}`)
  } catch (error) {
    return finish(`error ${String(error).slice(7, 10)}`)
  }
}

function summaryOf(outcomes: readonly Outcome[]) {
  const times = outcomes
    .filter(({ kind }) => kind === 'stored')
    .map(({ ms }) => ms)
    .toSorted((a, b) => a - b)
  const at = (share: number) =>
    Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN)
  const kinds = new Map<string, number>()
  for (const { kind } of outcomes) kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
  return { ...Object.fromEntries(kinds), 'p50 ms': at(0.5), 'p99 ms': at(0.99), 'max ms': at(1) }
}

/** Sends requests at the rate, also while the server falls behind, and waits for the last response. */
async function run(address: string, seconds: number, from: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: MAX_SOCKETS })
  const solve = await createSolver()
  const begun: Promise<Outcome>[] = []
  const startedAt = performance.now()
  while (begun.length < RATE * seconds) {
    const due = Math.min(RATE * seconds, Math.floor(((performance.now() - startedAt) / 1000) * RATE) + 1)
    while (begun.length < due) begun.push(registerAt(address, agent, from + begun.length, solve))
    await new Promise((resolve) => setTimeout(resolve, 4))
  }
  const outcomes = await Promise.all(begun)
  const took = (performance.now() - startedAt) / 1000
  agent.destroy()
  return {
    ...summaryOf(outcomes),
    'stored per second': (outcomes.filter(({ kind }) => kind === 'stored').length / took).toFixed(1),
  }
}

/** Seconds of processor time that server, PostgreSQL and sender have used so far. */
async function processorTimes(pid: number, postgres: string) {
  return {
    server: processCpu(pid) ?? Number.NaN,
    PostgreSQL: (await postgresCpu(postgres)) ?? Number.NaN,
    sender: processCpu(process.pid) ?? Number.NaN,
  }
}

/** Requests for accounts on the PostgreSQL at this address. */
export async function benchRegistrations(postgres: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'doorway-bench-'))
  const server = await launch(portal, {
    DATA_DIR: folder,
    DATABASE_URL: postgres,
    DATA_KEY: base64Url(KEY).replaceAll('-', '+').replaceAll('_', '/'),
    TRUSTED_PROXY_HOPS: '1',
  })
  try {
    await run(server.address, 2, 0)
    console.log(`Requests for accounts, ${RATE} per second for ${SECONDS} s:`)
    const before = await processorTimes(server.pid, postgres)
    console.table([await run(server.address, SECONDS, 1_000)])
    const after = await processorTimes(server.pid, postgres)
    console.log('Seconds of processor time:')
    console.table({
      server: Math.round(after.server - before.server),
      PostgreSQL: Math.round(after.PostgreSQL - before.PostgreSQL),
      sender: Math.round(after.sender - before.sender),
    })
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
