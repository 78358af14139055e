// `npm test`: installs what is missing, runs every check and test, ends with one line over all of them.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium, findTestBrowser, HEADLESS_PACKAGE } from './chromium.mjs'
import { install, preflight, root, run } from './project.mjs'

const total = { passed: 0, failed: 0, skipped: 0 }
const add = (counts) => Object.keys(total).forEach((key) => (total[key] += counts[key]))

/** A browser on Debian comes from its packages; elsewhere CHROMIUM_PATH names one. */
function provideChromium() {
  const isThere = () => process.env.CHROMIUM_PATH !== undefined || findTestBrowser() !== findChromium()
  if (isThere() || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return findTestBrowser() !== null
  console.log('Installing Chromium and Chinese fonts …')
  const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  const installed = (name) =>
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name, 'fonts-noto-cjk'], quiet).status === 0
  spawnSync('apt-get', ['update'], quiet)
  // Releases before bookworm's later ones have only the whole browser.
  if (!installed(HEADLESS_PACKAGE) && !findChromium()) installed('chromium')
  return findTestBrowser() !== null
}

/** Runs some vitest projects and answers their counts; a run that dies without a report counts as one failure. */
async function vitest(label, name, args = ['--project', name]) {
  console.log(`\n== ${label}`)
  const report = join(root, '.cache', `report-${name}.json`)
  rmSync(report, { force: true })
  mkdirSync(join(root, '.cache'), { recursive: true })
  const code = await run('vitest', [
    'run',
    ...args,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ])
  if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0 }
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numFailedTestSuites } = JSON.parse(
    readFileSync(report, 'utf8'),
  )
  // A file that cannot be loaded has no failed test, and the exit code of a run is not always told the truth.
  const isSound = code === 0 && numFailedTestSuites === 0
  const failed = numFailedTests || (isSound ? 0 : Math.max(1, numFailedTestSuites))
  return { passed: numPassedTests, failed, skipped: numPendingTests + numTodoTests }
}

preflight()
install()
const { check } = await import('./check.mjs')
const { buildApps, buildDemoDump, buildPackages, buildStorybook } = await import('./build.mjs')

console.log('== types, lint, contract')
add(await check())
await buildDemoDump()
add(await vitest('unit', 'unit'))
add(await vitest('packages as they are published', 'packages'))
add(await vitest('server on the embedded engine', 'api-embedded'))
add(await vitest('server on a real PostgreSQL', 'api-postgres'))
if (provideChromium()) {
  add(await vitest('stories in Chromium', 'stories', ['--config', 'vitest.stories.config.ts']))
  add(await vitest('components in Chromium, on React 18 and 19', 'ui', ['--config', 'vitest.ui.config.ts']))
  await buildPackages()
  await buildApps()
  await buildStorybook()
  add(await vitest('journeys in Chromium', 'e2e'))
} else {
  console.log(
    '\nNOT RUN: stories, components and browser journeys (no Chromium found; set CHROMIUM_PATH). Counted as 3 skipped.',
  )
  total.skipped += 3
}

console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
process.exit(total.failed ? 1 : 0)
