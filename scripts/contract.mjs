// `npm run contract`: the journeys once more through Prism, then requests that Specmatic makes from the contract.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hasJava, provideContractTools, specmatic } from './contract-tools.mjs'
import { environment, install, pinnedNode, preflight, root, run } from './project.mjs'
import { serverFlags } from './server-flags.mjs'

const PASSWORD = 'Contract@2026x'
const JOURNEYS = ['portal', 'console', 'users', 'areas'].map((name) => `tests/e2e/${name}.test.ts`)
// Signing out or changing the password would end the one session that every other request uses.
const ENDS_THE_SESSION = ['/api/auth/logout', '/api/auth/refresh', '/api/userInfo/cscpUserPassword']
const reports = join(root, '.cache', 'contract')

/** Journeys in the browser with every call and answer held against the contract. Answers what went wrong. */
async function throughPrism() {
  const file = join(reports, 'violations.jsonl')
  rmSync(file, { force: true })
  const code = await run('vitest', ['run', '--project', 'e2e', ...JOURNEYS], { CONTRACT_VIOLATIONS: file })
  const violations = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
  for (const violation of violations.slice(0, 20)) console.log(violation)
  console.log(`Prism: ${violations.length} violations; journeys ${code === 0 ? 'passed' : 'FAILED'}.`)
  return violations.length + (code === 0 ? 0 : 1)
}

async function startServer(dataDir) {
  const args = [...serverFlags, join(root, 'apps/api/dist/main.js')]
  // Answers are checked on the server as well, so that a drift shows as a 500 with its reason in the log.
  const env = environment({ DATA_DIR: dataDir, DEMO_PASSWORD: PASSWORD, PORT: '0', NODE_ENV: 'development' })
  const child = spawn(pinnedNode(), args, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  const url = await new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      output += chunk
      const ready = /Doorway ready at (\S+)/.exec(output)
      if (ready) resolve(ready[1])
    })
    child.on('exit', () => reject(new Error(`The server ended before it was ready:\n${output}`)))
  })
  return { url, output: () => output, stop: () => child.kill() }
}

async function signIn(url) {
  const body = JSON.stringify({ username: 'admin', password: PASSWORD })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${url}/api/auth/login`, { method: 'POST', headers, body })
  return (await answer.json()).data.token
}

/** Failures of the report by what the server did. The tool's exit code says nothing of use. */
function judge(reportFile) {
  const cases = readFileSync(reportFile, 'utf8').split('<testcase').slice(1)
  /** @type {{ serverErrors: string[], drift: string[], accepted: string[], refused: number }} */
  const found = { serverErrors: [], drift: [], accepted: [], refused: 0 }
  for (const each of cases.filter((text) => text.includes('<failure') || text.includes('<error'))) {
    const name = (/name="([^"]*)"/.exec(each)?.[1] ?? '').replace(/^.*Scenario: /, '').slice(0, 200)
    const status = Number(/(?:response contained status|but received) (\d+)/.exec(each)?.[1] ?? 0)
    if (status >= 500) found.serverErrors.push(name)
    else if (/but received 2\d\d/.test(each)) found.accepted.push(name)
    // Made-up ids lead nowhere: 404 and the like are right answers to them.
    else if (status >= 400) found.refused += 1
    else found.drift.push(name)
  }
  return { total: cases.length, ...found }
}

/** Requests made from the contract, valid and broken ones. Answers how many got a 5xx or an answer that drifts. */
async function throughSpecmatic() {
  if (!hasJava()) {
    console.log('NOT RUN: Specmatic needs Java 17.')
    return 0
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'doorway-contract-'))
  const server = await startServer(dataDir)
  const doorwayToken = await signIn(server.url)
  const filter = ENDS_THE_SESSION.map((path) => `PATH!='${path}'`).join(' && ')
  const args = ['-Xmx1g', '-jar', specmatic, 'test', `--testBaseURL=${server.url}`, `--filter=${filter}`]
  const variables = { MAX_TEST_REQUEST_COMBINATIONS: '4', SPECMATIC_GENERATIVE_TESTS: 'true', doorwayToken }
  spawnSync('java', [...args, `--junitReportDir=${reports}`, join(root, 'openapi.yaml')], {
    cwd: reports,
    env: environment(variables),
    stdio: 'ignore',
  })
  server.stop()
  rmSync(dataDir, { recursive: true, force: true })
  const { total, serverErrors, drift, accepted, refused } = judge(join(reports, 'TEST-junit-jupiter.xml'))
  for (const [what, names] of Object.entries({ serverErrors, drift, accepted })) {
    for (const name of new Set(names)) console.log(`${what}: ${name}`)
  }
  const faults = serverErrors.length + drift.length + accepted.length
  const words = `${serverErrors.length} with 5xx, ${drift.length} answers that drift, ${accepted.length} broken requests accepted`
  console.log(`Specmatic: ${total} requests, ${words}, ${refused} refused for made-up ids.`)
  return faults
}

preflight()
install()
provideContractTools()
mkdirSync(reports, { recursive: true })
const { buildApps } = await import('./build.mjs')
await buildApps()
const faults = (await throughPrism()) + (await throughSpecmatic())
process.exit(faults === 0 ? 0 : 1)
