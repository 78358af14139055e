import { spawn, type ChildProcess } from 'node:child_process'
import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { chromium, type Browser } from 'playwright'
import { chromiumFlags, findTestBrowser } from '../../scripts/test/chromium'
import { startContractProxy } from '../../scripts/contract/contract-proxy'
import { serverFlags } from '../../scripts/build/server-flags'
import { makeMemoryFolder } from './memory-folder'
import { root } from './source-files'

/** The password of every demo account in the journeys. */
export const PASSWORD = 'Journey@2026x'

/** A free port. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

export interface Finished {
  code: number | null
  output: string
}

export interface StartedServer {
  url: string
  port: number
  dataDir: string
  /** Milliseconds from the start of the process to its ready line. */
  readyAfter: number
  process: ChildProcess
  output: () => string
  /** Sends the signal and waits for the end. */
  stop: (signal?: NodeJS.Signals) => Promise<Finished>
}

// A server of one file of journeys ends before the second compiler of its database pays: 1 s less for each start.
export const shortLived = ['--liftoff-only']

function launch(environment: Record<string, string>) {
  const child = spawn(process.execPath, [...serverFlags, ...shortLived, join(root, 'apps/api/dist/main.js')], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = new Promise<Finished>((resolve) => child.on('exit', (code) => resolve({ code, output })))
  return { child, ended, output: () => output }
}

/** A folder that the tests of one file share and that is removed at the end. */
export function temporaryFolder(): { path: string; remove: () => void } {
  const path = makeMemoryFolder('doorway-journey-')
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/** Runs the built server until it ends by itself: for starts that must be refused. */
export async function runServer(environment: Record<string, string>): Promise<Finished> {
  return launch(environment).ended
}

/** `npm run contract` runs the journeys once more with every call held against the contract; else calls go straight on. */
export async function contractProxy(url: string): Promise<{ url: string; stop: () => void }> {
  const violations = process.env['CONTRACT_VIOLATIONS']
  return violations === undefined ? { url, stop: () => undefined } : startContractProxy(url, violations)
}

/** Starts the built server, as `npm start` does, and waits until it says that it is ready. */
export async function startServer(environment: Record<string, string>): Promise<StartedServer> {
  const port = Number(environment['PORT'] ?? (await freePort()))
  const began = performance.now()
  const { child, ended, output } = launch({ DEMO_PASSWORD: PASSWORD, ...environment, PORT: String(port) })
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', () => output().includes('Doorway ready at') && resolve())
    void ended.then(({ code }) => reject(new Error(`The server ended with ${code} before it was ready:\n${output()}`)))
  })
  await ready
  const readyAfter = Math.round(performance.now() - began)
  const proxy = await contractProxy(`http://localhost:${port}`)
  return {
    url: proxy.url,
    port,
    dataDir: environment['DATA_DIR'] ?? '',
    readyAfter,
    process: child,
    output,
    stop: async (signal = 'SIGTERM') => {
      proxy.stop()
      child.kill(signal)
      return ended
    },
  }
}

/** A real browser, with the flags all tests use. */
export function openBrowser(): Promise<Browser> {
  const executablePath = findTestBrowser()
  if (!executablePath) throw new Error('No Chromium found. Install it, or name one in CHROMIUM_PATH.')
  return chromium.launch({ executablePath, args: chromiumFlags })
}
