// `npm test`: installs what is missing, runs every check and test, ends with one line over all of them.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildApps, buildDemoDump, buildPackages, buildStorybook } from '../build/build'
import { root, run } from '../build/project'
import { check } from './check'
import { findChromium, findTestBrowser, HEADLESS_PACKAGE } from './chromium'
import { type Counts, type Duration, noCounts } from './counting-reporter'

const total = { passed: 0, failed: 0, skipped: 0 }
/** Failures are repeated at the very end: often only the last lines of a long log are stored. */
const failures: string[] = []
const flaky: string[] = []
/** Seconds that each part and each file of tests took: the slowest are listed at the end. */
const partDurations: Duration[] = []
const fileDurations: Duration[] = []
const LISTED_FILES = 10
/** A browser on a busy machine: a test that passes when repeated does not fail the run, and is listed at its end. */
const repeatOnce = '--retry=1'
/** More files than this have a common cause, which a second run would only hide. */
const MAX_REPEATED_FILES = 5

function add(label: string, { passed, failed, skipped, ...counts }: Counts): void {
  total.passed += passed
  total.failed += failed
  total.skipped += skipped
  failures.push(...counts.failures.map((failure) => `${label}: ${failure}`))
  flaky.push(...counts.flaky.map((failure) => `${label}: ${failure}`))
}

/** A browser on Debian comes from its packages; elsewhere CHROMIUM_PATH names one. */
function provideChromium(): boolean {
  const isThere = () => process.env['CHROMIUM_PATH'] !== undefined || findTestBrowser() !== findChromium()
  if (isThere() || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return findTestBrowser() !== null
  console.log('Installing Chromium and Chinese fonts …')
  const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
  const installed = (name: string) =>
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name, 'fonts-noto-cjk'], quiet).status === 0
  spawnSync('apt-get', ['update'], quiet)
  // Releases before bookworm's later ones have only the whole browser.
  if (!installed(HEADLESS_PACKAGE) && !findChromium()) installed('chromium')
  return findTestBrowser() !== null
}

async function timed<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const began = performance.now()
  const result = await work()
  partDurations.push({ name, seconds: (performance.now() - began) / 1000 })
  return result
}

const listed = (durations: readonly Duration[]) =>
  durations.map(({ name, seconds }) => `${String(Math.round(seconds)).padStart(6)} s  ${name}`).join('\n')

/** Runs a vitest project and returns its counts; a run that dies without writing them counts as one failure. */
async function count(name: string, args: readonly string[]): Promise<Counts> {
  const counts = join(root, '.cache', `counts-${name}.json`)
  rmSync(counts, { force: true })
  mkdirSync(join(root, '.cache'), { recursive: true })
  const reporters = ['--reporter=default', '--reporter=./scripts/test/counting-reporter.ts']
  const code = await timed(name, () => run('vitest', ['run', ...args, ...reporters], { COUNTS_FILE: counts }))
  const ended = [`ended with ${code}`]
  if (!existsSync(counts)) return { ...noCounts(), failed: 1, failures: ended }
  const results: Counts = JSON.parse(readFileSync(counts, 'utf8'))
  fileDurations.push(...results.durations.map((each) => ({ ...each, name: `${each.name} (${name})` })))
  return code !== 0 && results.failed === 0 ? { ...results, failed: 1, failures: ended } : results
}

/** Runs a vitest project and adds its counts. */
async function vitest(label: string, name: string, args: readonly string[] = ['--project', name]): Promise<void> {
  console.log(`\n== ${label}`)
  add(label, await count(name, args))
}

/**
 * Runs the journeys. One test of a file changes what the next one finds, so that repeating a single test proves
 * nothing: a file with a failure runs again as a whole, with a new server and new data.
 */
async function journeys(): Promise<void> {
  const label = 'journeys in Chromium'
  console.log(`\n== ${label}`)
  const first = await count('e2e', ['--project', 'e2e'])
  const files = first.failedFiles
  if (files.length === 0 || files.length > MAX_REPEATED_FILES) return add(label, first)
  console.log(`\n== ${label}, again: ${files.join(', ')}`)
  const second = await count('e2e-again', ['--project', 'e2e', ...files])
  const repaired = second.failed === 0 ? first.failed : 0
  add(label, {
    ...first,
    passed: first.passed + repaired,
    failed: first.failed - repaired,
    failures: repaired > 0 ? [] : [...first.failures, ...second.failures],
    flaky: repaired > 0 ? first.failures : [],
  })
}

/** Runs everything and ends with 1 when anything failed. */
export async function main(): Promise<void> {
  console.log('== types, lint, contract')
  // The compiler of types leaves a core idle for half of its time, and so do the builds.
  const [checks] = await Promise.all([
    timed('checks', check),
    timed('demo data and packages', async () => {
      await buildDemoDump()
      await buildPackages()
    }),
  ])
  add('checks', checks)
  await vitest('unit', 'unit')
  // What a page fetches of the packages is measured in a browser.
  const hasBrowser = provideChromium()
  await vitest('packages as they are published', 'packages')
  await vitest('server on the embedded engine', 'api-embedded')
  await vitest('server on a real PostgreSQL', 'api-postgres')
  if (hasBrowser) {
    await vitest('stories in Chromium', 'stories', ['--config', 'vitest.stories.config.ts', repeatOnce])
    await vitest('components in Chromium, on React 18 and 19', 'ui', ['--config', 'vitest.ui.config.ts', repeatOnce])
    // Each of them leaves a core idle.
    await timed('builds', () => Promise.all([buildApps(), buildStorybook()]))
    await journeys()
  } else {
    console.log(
      '\nNOT RUN: stories, components and browser journeys (no Chromium found; set CHROMIUM_PATH). Counted as 3 skipped.',
    )
    total.skipped += 3
  }

  const slowest = fileDurations.toSorted((a, b) => b.seconds - a.seconds).slice(0, LISTED_FILES)
  console.log(`\n== durations\n${listed(partDurations)}\n\n== slowest files\n${listed(slowest)}`)
  for (const failure of flaky) console.error(`\nPASSED ONLY WHEN REPEATED ${failure}`)
  for (const failure of failures) console.error(`\nFAILED ${failure}`)
  console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
  process.exit(total.failed ? 1 : 0)
}
