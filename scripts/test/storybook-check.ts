// `npm run storybook:check`: opens every story and every page of the static Storybook, as a reader does, and names
// those that fail: a play function or a rendering that throws, a finding of axe, a page that shows Markdown source. Then
// its search has to find each component by its name.
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { readFileSync } from 'node:fs'
import { chromium, type Browser, type Page } from 'playwright'
import { preview } from 'vite'
import { buildStorybook } from '../build/build'
import { root } from '../build/project'
import { chromiumFlags, findTestBrowser } from './chromium'
import { allowPageFunctions } from './page-functions'
import { failureOf, watchChannel, type StoryEvent } from './story-events'
import { paintOf, watchPaint, type StoryPaint } from './story-paint'
import { componentsOf, findUnlisted } from './storybook-search'

const FOLDER = 'storybook-static'
/** Milliseconds that one story may take; a play function waits for the story's server on its own. */
const STORY_LIMIT = 120_000

/** A story or a page, as `index.json` of the static build lists it. */
interface Entry {
  id: string
  title: string
  type: 'story' | 'docs'
  importPath: string
}

interface Failure {
  id: string
  reason: string
}

/** A screen's first paint takes at most this many milliseconds. */
const PAINT_LIMIT = 3_000

function listEntries(): Entry[] {
  const index: { entries: Record<string, Entry> } = JSON.parse(readFileSync(join(root, FOLDER, 'index.json'), 'utf8'))
  return Object.values(index.entries)
}

function isScreen({ type, importPath }: Entry): boolean {
  return type === 'story' && importPath.includes('/admin-kit/')
}

/**
 * What one page of the browser opens. A story must not depend on what an earlier one has loaded, so each has a page of
 * its own; but screens bring a server with them, which takes seconds to start: the stories of a file share it.
 */
function groupEntries(entries: readonly Entry[]): Entry[][] {
  const groups = new Map<string, Entry[]>()
  for (const entry of entries) {
    const key = isScreen(entry) ? entry.importPath : entry.id
    groups.set(key, [...(groups.get(key) ?? []), entry])
  }
  return [...groups.values()]
}

/** Waits until the story has finished or failed, and returns why it failed; null when it passed. */
async function resultOf(page: Page, { id, type }: Entry): Promise<string | null> {
  const last = type === 'docs' ? 'docsRendered' : 'storyFinished'
  const events = await page
    .waitForFunction((name) => {
      const { storyEvents = [] } = globalThis
      return storyEvents.some((event) => [name, 'storyErrored', 'storyMissing'].includes(event.name)) && storyEvents
    }, last)
    .then((handle) => handle.jsonValue())
    .catch((error: unknown): StoryEvent[] => [{ name: 'timeout', payload: { message: String(error) } }])
  const reason = failureOf(events || [])
  if (reason !== null || type === 'story') return reason
  // The page of a component comes with its own module.
  const heading = page.locator('#storybook-docs h1').first()
  const isShown = await heading.waitFor().then(
    () => true,
    () => false,
  )
  if (!isShown) return `${id} shows no heading`
  const text = await page.locator('#storybook-docs').innerText()
  return /\|\s*:?-{3}/.test(text) ? `${id} shows the source of a Markdown table` : null
}

async function openStory(page: Page, address: string, entry: Entry, isFirst: boolean) {
  if (isFirst) return page.goto(`${address}iframe.html?id=${entry.id}&viewMode=${entry.type}`)
  return page.evaluate((storyId) => {
    globalThis.storyEvents = []
    globalThis.storyChannel?.emit('setCurrentStory', { storyId, viewMode: 'story' })
  }, entry.id)
}

async function newStoryPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } })
  page.setDefaultTimeout(STORY_LIMIT)
  await allowPageFunctions(page)
  await page.addInitScript(watchChannel)
  await page.addInitScript(watchPaint)
  return page
}

async function checkGroup(browser: Browser, address: string, group: readonly Entry[]): Promise<Failure[]> {
  const page = await newStoryPage(browser)
  const failures: Failure[] = []
  let isFirst = true
  for (const entry of group) {
    await openStory(page, address, entry, isFirst)
    const reason = await resultOf(page, entry)
    // A failed story may leave anything behind: the next one starts on a page of its own.
    isFirst = reason !== null
    if (reason !== null) failures.push({ id: entry.id, reason })
  }
  await page.close()
  return failures
}

/** When the first story of each screen is painted. One page at a time: two at once take twice as long. */
async function measurePaints(browser: Browser, address: string, screens: readonly Entry[]): Promise<StoryPaint[]> {
  const paints: StoryPaint[] = []
  for (const entry of screens) {
    const page = await newStoryPage(browser)
    await openStory(page, address, entry, true)
    paints.push(await paintOf(page, entry.id))
    await page.close()
  }
  return paints
}

/** Prints the first paint of each screen, the slowest first. */
function printPaints(paints: readonly StoryPaint[]): void {
  const slowest = paints.toSorted((a, b) => b.painted - a.painted)
  for (const { id, painted } of slowest) console.log(`${String(Math.round(painted)).padStart(6)} ms  ${id}`)
  const late = slowest.filter(({ painted }) => painted > PAINT_LIMIT)
  console.log(`${late.length} of ${slowest.length} screens painted later than ${PAINT_LIMIT} ms`)
}

/** Opens all stories and pages, or those whose id contains the argument; exits with 1 when one failed. */
export async function main([part = '']: readonly string[]): Promise<void> {
  await buildStorybook()
  const groups = groupEntries(listEntries().filter(({ id }) => id.includes(part)))
  const server = await preview({ configFile: false, root, build: { outDir: FOLDER }, logLevel: 'error' })
  const address = server.resolvedUrls?.local[0] ?? ''
  const executablePath = findTestBrowser() ?? undefined
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  const firstEntries = groups.flatMap(([first]) => (first ? [first] : []))
  printPaints(await measurePaints(browser, address, firstEntries.filter(isScreen)))
  const failures: Failure[] = []
  const waiting = [...groups]
  const work = async () => {
    for (let group = waiting.shift(); group; group = waiting.shift()) {
      const found = await checkGroup(browser, address, group)
      for (const { id, reason } of found) console.log(`✗ ${id}\n    ${reason.split('\n').slice(0, 4).join('\n    ')}`)
      failures.push(...found)
    }
  }
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, work))
  const entries = groups.flat()
  const components = componentsOf(entries)
  for (const { id, title } of await findUnlisted(browser, address, components)) {
    console.log(`✗ ${id}\n    the search does not find ${title}`)
    failures.push({ id, reason: 'not found' })
  }
  await browser.close()
  await server.close()
  const stories = entries.filter(({ type }) => type === 'story').length
  console.log(
    `${stories} stories and ${entries.length - stories} pages opened, ${components.length} components looked up, ${failures.length} failed`,
  )
  process.exit(failures.length > 0 ? 1 : 0)
}
