// The two contract testers, installed outside node_modules: together they are 160 MB that only `npm run contract` needs.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { environment, fail, root } from '../build/project'

const PACKAGES = { '@stoplight/prism-cli': '5.16.0', specmatic: '2.55.1' }
const folder = join(root, '.cache', 'contract-tools')

/** The command of Prism, a proxy between client and server that reports contract violations. */
export const prism = join(folder, 'node_modules', '.bin', 'prism')

/** The archive of Specmatic, which generates requests from the contract. It needs Java 17. */
export const specmatic = join(folder, 'node_modules', 'specmatic', 'specmatic.jar')

/** Installs both when they are missing. */
export function provideContractTools(): void {
  if (existsSync(prism) && existsSync(specmatic)) return
  console.log('Installing the contract testers …')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: PACKAGES }))
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync('npm', args, {
    cwd: folder,
    stdio: 'inherit',
    env: environment(),
    shell: process.platform === 'win32',
  })
  if (status !== 0) fail('The contract testers could not be installed.')
}

/** Is there a Java that runs Specmatic? */
export function hasJava(): boolean {
  const { stderr, status } = spawnSync('java', ['-version'], { encoding: 'utf8' })
  return status === 0 && Number(/version "(\d+)/.exec(stderr)?.[1] ?? 0) >= 17
}
