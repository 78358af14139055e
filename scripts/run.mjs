// The entry of every npm script: `node scripts/run.mjs <command> [arguments]`. Plain JavaScript, because it runs before
// anything is installed: checks Node, installs what the lock file names, then loads the command's TypeScript module.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The module of each command; it exports `main(args)`. */
const commands = {
  start: './build/start.ts',
  dev: './build/dev.ts',
  build: './build/build.ts',
  generate: './build/generate.ts',
  seed: './build/seed.ts',
  admin: './build/admin.ts',
  storybook: './build/storybook.ts',
  'storybook:check': './test/storybook-check.ts',
  looks: './looks/looks.ts',
  test: './test/test.ts',
  check: './test/check.ts',
  types: './test/types.ts',
  bench: './bench/bench.ts',
  contract: './contract/contract.ts',
  packages: './release/packages.ts',
  publish: './release/publish.ts',
  examples: './release/examples.ts',
  firefox: './test/firefox.ts',
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

/** Installs when the installed tree is absent or older than the lock file. */
function install() {
  const lock = join(root, 'package-lock.json')
  const stamp = join(root, 'node_modules', '.doorway-lock')
  const wanted = createHash('sha256').update(readFileSync(lock)).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  // The packages were installed by hand after the lock file was written.
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

const [name = '', ...args] = process.argv.slice(2)
const command = commands[name]
if (command === undefined) fail(`Unknown command "${name}". Commands: ${Object.keys(commands).join(', ')}.`)
if (Number(process.versions.node.split('.')[0]) < 20)
  fail(`Doorway needs Node 20 or newer; this is Node ${process.versions.node}.`)
install()
const { register } = await import('tsx/esm/api')
register()
const { main } = await import(command)
await main(args)
