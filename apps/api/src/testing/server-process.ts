import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEMO_KEY } from '../demo/demo-secrets'
import { projectFile } from '../node/project-file'
import { base64Url } from '../security/secrets'
import { demoFiles } from './demo-dump'

/** A data folder that already holds the small demo. */
export async function makeDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'doorway-data-'))
  const { folders, files } = await demoFiles()
  for (const path of ['', ...folders]) await mkdir(join(folder, 'database', path), { recursive: true, mode: 0o700 })
  for (const [path, contents] of files) await writeFile(join(folder, 'database', path), contents, { mode: 0o600 })
  await writeFile(join(folder, 'data-key'), base64Url(DEMO_KEY))
  return folder
}

/**
 * The server as it is delivered, as a process of its own; the test project has built it. `supervise` is the process that
 * starts it again when it dies.
 */
export function startProcess(environment: Record<string, string>, script: 'main' | 'supervise' = 'main') {
  const child = spawn(process.execPath, ['--enable-source-maps', projectFile(`apps/api/dist/${script}.js`)], {
    cwd: projectFile(''),
    env: { ...process.env, NODE_ENV: 'production', ...environment },
  })
  let output = ''
  let faults = ''
  child.stdout.on('data', (part: Buffer) => (output += part.toString()))
  child.stderr.on('data', (part: Buffer) => (faults += part.toString()))
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const address = /^Doorway ready at (\S+)$/m.exec(output)?.[1]
      if (address) resolve(address)
    })
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${faults}`)))
  })
  // A start that is meant to fail is watched by `ended` alone.
  ready.catch(() => undefined)
  return {
    ready,
    ended,
    pid: child.pid ?? 0,
    /** What came on standard output. */
    output: () => output,
    /** What came on standard error. */
    faults: () => faults,
    signal: (name: 'SIGTERM' | 'SIGINT' | 'SIGKILL') => child.kill(name),
  }
}
