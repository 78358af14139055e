// `npm run contract`: the journeys again through Prism, then requests that Specmatic generates from the contract.
import { spawn, spawnSync } from 'node:child_process'
import { createReadStream, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { parse } from 'yaml'
import { hasJava, provideContractTools, specmatic } from './contract-tools'
import { buildApps } from '../build/build'
import { environment, pinnedNode, root, run } from '../build/project'
import { serverFlags } from '../build/server-flags'

const PASSWORD = 'Contract@2026x'
const NAMES = ['portal', 'uploads', 'console', 'console-routing', 'users', 'areas', 'keyboard']
const JOURNEYS = NAMES.map((name) => `tests/e2e/${name}.test.ts`)
// Signing out or changing the password would end the one session that every other request uses.
const ENDS_THE_SESSION = ['/api/auth/logout', '/api/auth/refresh', '/api/userInfo/cscpUserPassword']
// Six or more optional parameters make thousands of requests, whose report outgrows the disk. Operations with fewer
// parameters exercise the same code; the contract's own tests call them all.
const MANY_PARAMETERS = [
  '/api/file/exportExcel',
  ...['articles', 'disclosures', 'projects', 'schools', 'activities', 'resources'].map((list) => `/api/portal/${list}`),
]
// XML feeds: their own tests parse them; Specmatic would check them against a JSON schema.
const FEEDS = ['/api/portal/rss.xml', '/api/portal/sitemap.xml']
const reports = join(root, '.cache', 'contract')

/** Runs the browser journeys with every request and response checked. Returns the number of faults. */
async function throughPrism(): Promise<number> {
  const file = join(reports, 'violations.jsonl')
  rmSync(file, { force: true })
  const code = await run('vitest', ['run', '--project', 'e2e', '--maxWorkers=1', ...JOURNEYS], {
    CONTRACT_VIOLATIONS: file,
  })
  const violations = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
  for (const violation of violations.slice(0, 20)) console.log(violation)
  console.log(`Prism: ${violations.length} violations; journeys ${code === 0 ? 'passed' : 'FAILED'}.`)
  return violations.length + (code === 0 ? 0 : 1)
}

async function startServer(dataDir: string) {
  const args = [...serverFlags, join(root, 'apps/api/dist/main.js')]
  // The server checks its responses as well, so that a drift shows as a 500 with its reason in the log.
  const env = environment({ DATA_DIR: dataDir, DEMO_PASSWORD: PASSWORD, PORT: '0', NODE_ENV: 'development' })
  const child = spawn(pinnedNode(), args, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      output += chunk
      const ready = /Doorway ready at (\S+)/.exec(output)?.[1]
      if (ready !== undefined) resolve(ready)
    })
    child.on('exit', () => reject(new Error(`The server ended before it was ready:\n${output}`)))
  })
  return { url, output: () => output, stop: () => child.kill() }
}

async function signIn(url: string): Promise<string> {
  const body = JSON.stringify({ username: 'admin', password: PASSWORD })
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${url}/api/auth/login`, { method: 'POST', headers, body })
  const { data }: { data: { token: string } } = JSON.parse(await response.text())
  return data.token
}

/** A case in the log starts with its name and outcome, and ends with a line of dashes. */
const CASE = /Scenario: .* has (SUCCEEDED|FAILED)$/
const END_OF_CASE = /^-{20}/

/** The failed cases of the log, each as text, and how many cases there were. */
async function readLog(file: string): Promise<{ total: number; failed: string[] }> {
  const failed: string[] = []
  let total = 0
  let lines: string[] | undefined
  for await (const line of createInterface({ input: createReadStream(file) })) {
    const outcome = CASE.exec(line)?.[1]
    if (outcome) total += 1
    if (lines && END_OF_CASE.test(line)) {
      failed.push(lines.join('\n'))
      lines = undefined
    }
    if (outcome === 'FAILED') lines = []
    lines?.push(line)
  }
  return { total, failed }
}

/** Did the tool fail to print a spreadsheet as text, or report a request as broken that it had not changed? */
const isToolFault = (each: string) =>
  /^Conversion = /m.test(each) || /^-ve +Scenario: \S+ \S+ -> 4xx has FAILED$/m.test(each)

interface ContractPaths {
  paths: Partial<Record<string, Partial<Record<string, { responses: Record<string, { content?: object }> }>>>>
}

const contract: ContractPaths = parse(readFileSync(join(root, 'openapi.yaml'), 'utf8'))

/** What the contract says about a status of the operation of a case; undefined when it does not list it. */
function listedResponse(each: string, status: number): { content?: object } | undefined {
  const [, method = '', path = ''] = /Scenario: (\S+) (\S+) ->/.exec(each) ?? []
  const operation = contract.paths[path.replaceAll(/\((\w+):\w+\)/g, '{$1}')]?.[method.toLowerCase()]
  return operation?.responses[String(status)]
}

/** Did a case expect one media type of a 200, and get another one that the contract lists for it: a file or its refusal? */
function isOtherMediaType(each: string): boolean {
  const [, received = ''] = /expected [\w.+/-]+ but response contained ([\w.-]+\/[\w.+-]+)/.exec(each) ?? []
  return Object.hasOwn(listedResponse(each, 200)?.content ?? {}, received)
}

interface Failures {
  total: number
  serverErrors: string[]
  drift: string[]
  accepted: string[]
  refused: number
  toolFaults: number
}

/** Failures of the log by what the server did. The tool's exit code is of no use. */
async function judge(file: string): Promise<Failures> {
  const { total, failed } = await readLog(file)
  const found: Failures = { total, serverErrors: [], drift: [], accepted: [], refused: 0, toolFaults: 0 }
  for (const each of failed) {
    const name = each.replaceAll(/\s+/g, ' ').slice(0, 600)
    const status = Number(/response contained status (\d+)/.exec(each)?.[1] ?? 0)
    if (isToolFault(each)) found.toolFaults += 1
    else if (status >= 500) found.serverErrors.push(name)
    else if (each.startsWith('-ve') && status >= 200 && status < 300) found.accepted.push(name)
    // Generated ids do not exist: 404 and the like are correct responses to them, when the contract lists them.
    else if (status >= 400 && listedResponse(each, status)) found.refused += 1
    else if (status === 0 && isOtherMediaType(each)) found.refused += 1
    else found.drift.push(name)
  }
  return found
}

/** Sends requests generated from the contract, valid and broken ones. Returns how many got a 5xx or a response that drifts. */
async function throughSpecmatic(): Promise<number> {
  if (!hasJava()) {
    console.log('NOT RUN: Specmatic needs Java 17.')
    return 0
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'doorway-contract-'))
  const server = await startServer(dataDir)
  const doorwayToken = await signIn(server.url)
  const filter = [
    ...[...ENDS_THE_SESSION, ...FEEDS].map((path) => `PATH!='${path}'`),
    ...MANY_PARAMETERS.map((path) => `!(PATH='${path}' && METHOD='GET')`),
  ].join(' && ')
  // Patterns of long lists need a deep stack in Java.
  const args = ['-Xmx4g', '-Xss256m', '-jar', specmatic, 'test', `--testBaseURL=${server.url}`, `--filter=${filter}`]
  const variables = { MAX_TEST_REQUEST_COMBINATIONS: '4', SPECMATIC_GENERATIVE_TESTS: 'true', doorwayToken }
  const log = join(reports, 'specmatic.log')
  spawnSync('java', [...args, join(root, 'openapi.yaml')], {
    cwd: reports,
    env: environment(variables),
    stdio: ['ignore', openSync(log, 'w'), 'ignore'],
  })
  server.stop()
  rmSync(dataDir, { recursive: true, force: true })
  // The log, because the report in XML repeats the contract in every case and outgrows any disk.
  const { total, serverErrors, drift, accepted, refused, toolFaults } = await judge(log)
  for (const [what, names] of Object.entries({ serverErrors, drift, accepted })) {
    for (const name of new Set(names)) console.log(`${what}: ${name}`)
  }
  // A tester that ended before its first request has tested nothing.
  const faults = serverErrors.length + drift.length + accepted.length + (total === 0 ? 1 : 0)
  const words = `${serverErrors.length} with 5xx, ${drift.length} responses that drift, ${accepted.length} broken requests accepted`
  console.log(
    `Specmatic: ${total} requests, ${words}, ${refused} refused for made-up ids, ${toolFaults} faults of its own.`,
  )
  return faults
}

/** Runs both testers, or the one named by the first argument: `npm run contract -- specmatic`. */
export async function main([only]: readonly string[]): Promise<void> {
  provideContractTools()
  mkdirSync(reports, { recursive: true })
  await buildApps()
  const faults = (only === 'specmatic' ? 0 : await throughPrism()) + (only === 'prism' ? 0 : await throughSpecmatic())
  process.exit(faults === 0 ? 0 : 1)
}
