// `npm run check`: types, lint, format, contract. No tests run, no file is written.
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { generated } from '../build/generate'
import { root, run } from '../build/project'
import { type Counts, noCounts } from './counting-reporter'

async function generatedIsFresh(): Promise<number> {
  const stale = Object.entries(await generated()).filter(
    ([path, text]) => readFileSync(join(root, path), 'utf8') !== text,
  )
  for (const [path] of stale) console.error(`${path} is stale: run npm run generate`)
  return stale.length
}

// The compiler makes so many objects that V8's own 16 MB for young ones cost it a quarter of its time.
const roomForYoungObjects = '--max-semi-space-size=64'

const steps: readonly (readonly [name: string, step: () => Promise<number>])[] = [
  ['types', () => run('node', [roomForYoungObjects, 'scripts/run.mjs', 'types'])],
  ['lint', () => run('oxlint', ['--type-aware', '--quiet', '--deny-warnings'])],
  ['format', () => run('oxfmt', ['--check'])],
  ['contract lint', () => run('redocly', ['lint', 'openapi.yaml', '--format=stylish'])],
  ['generated files', generatedIsFresh],
]

/** Runs every step, as many at a time as there are cores, and returns how many passed. */
export async function check(): Promise<Counts> {
  const counts = noCounts()
  const left = steps.values()
  const work = async () => {
    for (const [name, step] of left) {
      const code = await step()
      counts[code === 0 ? 'passed' : 'failed']++
      if (code !== 0) counts.failures.push(name)
      console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name}`)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return counts
}

/** Ends with 1 when a step failed. */
export async function main(): Promise<void> {
  const { failed } = await check()
  process.exit(failed ? 1 : 0)
}
