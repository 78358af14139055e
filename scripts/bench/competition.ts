// `npm run bench -- competition`: results, plans, progress and certificates of a competition with 31,000 works and 150,000
// marks on PostgreSQL, through the whole server. Prints figures, asserts nothing. What it writes is removed again.
import { join } from 'node:path'
import { root } from '../build/project'
import { withClient } from './articles-data'
import {
  CERTIFICATES,
  COMPETITION,
  competitionDatabase,
  FINISHED,
  JUDGED,
  MARKS_PER_WORK,
  WORKS,
} from './competition-data'
import { load, send } from './load'
import { launch, PASSWORD, portal, residentMegabytes } from './server'

const SECONDS = 1_000
const FIRST_ROUND = COMPETITION * 10 + 1
const SECOND_ROUND = FIRST_ROUND + 1

/** Runs a step once and says how long it took. */
async function once(name: string, step: () => Promise<string>): Promise<[string, { figure: string; result: string }]> {
  const startedAt = performance.now()
  const result = await step()
  return [name, { figure: `${((performance.now() - startedAt) / SECONDS).toFixed(1)} s`, result }]
}

const POLL_MS = 500

/** Waits for a task and returns how it ended. */
async function finished(read: () => Promise<{ state: string; done: number }>): Promise<string> {
  for (;;) {
    const { state, done } = await read()
    if (state !== 'queued' && state !== 'running') return `${state}, ${done} pages`
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}

const reset = (address: string) =>
  withClient(address, async (query) => {
    await query(`delete from result_run where competition_id = ${COMPETITION}`)
    await query(
      `delete from certificate where award_grant_id in (select id from award_grant where competition_id = ${FINISHED})`,
    )
    await query('vacuum analyze certificate')
  })

/** Each step through the server; `server` is the address of a PostgreSQL whose databases are reused. */
export async function benchCompetition(server: string): Promise<void> {
  const database = await competitionDatabase(server)
  await reset(database)
  const running = await launch(portal, {
    DATABASE_URL: database,
    DATA_DIR: join(root, '.cache/bench-server/competition'),
  })
  const call = async (path: string, token: string, body?: object) => {
    const text = await send(undefined, `${running.address}/api/${path}`, { token, ...(body && { body }) })
    const { success, msg, data } = Object(JSON.parse(text))
    if (success !== true) throw new Error(`${path}: ${msg}`)
    return data
  }
  try {
    const signedIn = await call('auth/login', '', { username: 'comp01', password: PASSWORD })
    const { token } = signedIn
    const memory = () => Math.round(residentMegabytes(running.pid) ?? 0)
    const before = memory()
    const rows = []
    rows.push(
      await once(`compute ${WORKS} works, ${JUDGED * MARKS_PER_WORK} marks (goal 20 s)`, async () => {
        const { runId } = await call('result/compute', token, { competitionId: COMPETITION, phaseId: FIRST_ROUND })
        return `run ${runId}`
      }),
    )
    const { panels } = await call(`judgeAdmin/getPanels?competitionId=${COMPETITION}`, token)
    const planned = panels.filter(({ phaseId }: { phaseId: number }) => phaseId === SECOND_ROUND)
    rows.push(
      await once(`plan of ${planned.length} panels, ${WORKS} works (goal 10 s)`, async () => {
        let added = 0
        for (const { id } of planned) {
          const plan = await call('judgeAdmin/autoAssign', token, { panelId: id, dryRun: true, seed: 7 })
          added += plan.added
        }
        return `${added} assignments`
      }),
    )
    rows.push(
      await once(`${CERTIFICATES} certificates (goal 300 s)`, async () => {
        const { issued } = await call('certificate/issueBatch', token, { competitionId: FINISHED })
        return `${issued} issued`
      }),
    )
    rows.push(
      await once(`one PDF of ${CERTIFICATES} certificates (goal 300 s)`, async () => {
        const { jobId } = await call('certificate/exportBatch', token, { competitionId: FINISHED })
        return finished(async () => call(`task/getTask?id=${jobId}`, token))
      }),
    )
    rows.push(['memory of the server', { figure: `${before} → ${memory()} MB`, result: '' }] as const)
    console.table(Object.fromEntries(rows))
    const [panel] = panels.filter(({ phaseId }: { phaseId: number }) => phaseId === FIRST_ROUND)
    const pages: Record<string, object> = {}
    const monitored = {
      'monitor, panels of a round': `judgeAdmin/getMonitor?competitionId=${COMPETITION}&phaseId=${FIRST_ROUND}`,
      'monitor, judges of a panel': `judgeAdmin/getPanelProgress?panelId=${panel.id}`,
      'panels with their works': `judgeAdmin/getPanels?competitionId=${COMPETITION}`,
    }
    for (const [name, path] of Object.entries(monitored)) {
      const { p50, p95 } = await load(`${running.address}/api/${path}`, () => ({ token }), { clients: 1 })
      pages[name] = { 'p50 ms': p50.toFixed(0), 'p95 ms (goal 300)': p95.toFixed(0) }
    }
    console.table(pages)
  } finally {
    await running.stop()
    await reset(database)
  }
}
