// `npm run check`: types, lint, format, contract. Nothing is run, nothing is written.
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { install, preflight, root, run } from './project.mjs'

async function generatedIsFresh() {
  const { generated } = await import('./generate.mjs')
  const stale = Object.entries(await generated()).filter(
    ([path, text]) => readFileSync(join(root, path), 'utf8') !== text,
  )
  for (const [path] of stale) console.error(`${path} is stale: run npm run generate`)
  return stale.length
}

/** @type {[string, () => Promise<number>][]} */
const steps = [
  ['types', () => run('node', ['scripts/types.mjs'])],
  ['lint', () => run('oxlint', ['--type-aware', '--quiet', '--deny-warnings'])],
  ['format', () => run('oxfmt', ['--check'])],
  ['contract lint', () => run('redocly', ['lint', 'openapi.yaml', '--format=stylish'])],
  ['generated files', generatedIsFresh],
]

/** Runs every step, as many at a time as there are cores, and answers how many held. */
export async function check() {
  const counts = { passed: 0, failed: 0, skipped: 0, failures: [] }
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

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  preflight()
  install()
  const { failed } = await check()
  process.exit(failed ? 1 : 0)
}
