// `npm run bench -- tree`: the trees of the console where they are largest. It opens a bureau with 10,000
// schools, and types into the search of the organisations and of the areas of the whole country.
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { chromium, type Browser, type Page } from 'playwright'
import { send, type SendOptions } from './load'
import { median } from './median'
import { signedInState } from './in-browser'
import { launch, PASSWORD, portal } from './server'
import { chromiumFlags, findChromium } from '../test/chromium'
import { allowPageFunctions } from '../test/page-functions'

const SCHOOLS = 10_000
const KEY_MS = 90
const ROUNDS = 3
const BUREAU = '万校教育局'

/** Adds a bureau and its schools: two through the server, which orders the tree after the second; the others by SQL. */
async function addSchools(address: string, database: string): Promise<void> {
  const agent = new Agent()
  const call = async <Data>(path: string, options: SendOptions): Promise<Data> => {
    const response: { success: boolean; data: Data } = JSON.parse(await send(agent, address + path, options))
    if (!response.success) throw new Error(JSON.stringify(response))
    return response.data
  }
  const { token } = await call<{ token: string }>('/api/auth/login', {
    body: { username: 'admin', password: PASSWORD },
  })
  const add = (body: object) => call<{ id: number }>('/api/school/insertOrUpdateSchool', { token, body })
  const bureau = await add({ name: BUREAU, orgId: 0, type: '1', areaCode: '380000', displayOrder: 0 })
  const school = { orgId: bureau.id, type: '2', schoolType: '211', areaCode: '380000' }
  const first = await add({ ...school, name: '第1小学', displayOrder: 1 })
  const client = new Client(database)
  await client.connect()
  await client.query(
    `insert into school (name, parent_id, path, type, depth, school_type, area_code, display_order)
    select '第' || at || '小学', parent_id, path, type, depth, school_type, area_code, at
    from school, generate_series(2, $1::int) at where id = $2`,
    [SCHOOLS - 1, first.id],
  )
  await client.query(`update school set path = replace(path, $1::text, id::text) where parent_id = $2 and id <> $1`, [
    first.id,
    bureau.id,
  ])
  await client.end()
  await add({ ...school, name: `第${SCHOOLS}小学`, displayOrder: SCHOOLS })
  agent.destroy()
}

/** Runs in the page: opens a branch and measures from the end of the response to the first frame that shows its nodes. */
function openBranch({ label, child }: Record<'label' | 'child', string>): Promise<{ ms: number; lines: number }> {
  const lines = () => [...document.querySelectorAll<HTMLElement>('[role="treeitem"]')]
  const line = lines().find((item) => item.textContent?.includes(label))
  line?.focus()
  line?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
  return new Promise((resolve, reject) => {
    const start = performance.now()
    const look = () => {
      const now = performance.now()
      if (lines().some((item) => item.textContent?.includes(child))) {
        const response = performance
          .getEntriesByType('resource')
          .filter((entry) => entry instanceof PerformanceResourceTiming)
          .findLast(({ name }) => name.includes('ByParent'))
        resolve({ ms: now - (response?.responseEnd ?? Number.NaN), lines: lines().length })
      } else if (now - start > 20_000) reject(new Error(`${label} did not open.`))
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

declare global {
  // oxlint-disable-next-line no-var -- only `var` declares a property of globalThis
  var benchTasks: number[] | undefined
}

/** Types at human speed and returns the longest task of the page in milliseconds. */
async function longestWhileTyping(page: Page, text: string): Promise<{ longest: number; shown: number }> {
  const box = page.getByRole('searchbox').first()
  await box.click()
  await page.evaluate(() => {
    const tasks: number[] = []
    globalThis.benchTasks = tasks
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration)
    }).observe({ type: 'longtask' })
  })
  for (const key of text) {
    await page.keyboard.insertText(key)
    await page.waitForTimeout(KEY_MS)
  }
  await page.waitForTimeout(1500)
  const tasks = await page.evaluate(() => globalThis.benchTasks ?? [])
  return {
    longest: Math.max(0, ...tasks),
    shown: await page.locator('[role="treeitem"], [role="list"] button').count(),
  }
}

type StorageState = Awaited<ReturnType<typeof signedInState>>

async function measureOnce(browser: Browser, address: string, storageState: StorageState) {
  const context = await browser.newContext({ storageState, viewport: { width: 1366, height: 768 }, locale: 'zh-CN' })
  const page = await context.newPage()
  await allowPageFunctions(page)
  await page.goto(`${address}/school-management`)
  await page.getByRole('treeitem', { name: new RegExp(BUREAU) }).waitFor()
  const opened = await page.evaluate(openBranch, { label: BUREAU, child: '第1小学' })
  const organisations = await longestWhileTyping(page, '第小学0号')
  await page.goto(`${address}/organization-management`)
  await page.getByRole('treeitem').first().waitFor()
  const areas = await longestWhileTyping(page, '梅溪湖街道')
  await context.close()
  return { opened, organisations, areas }
}

const rounded = (ms: number) => (ms === 0 ? 'none over 50' : Math.round(ms))

/** Prints the table; medians. */
export async function benchTree(database: string): Promise<void> {
  const executablePath = findChromium()
  if (!executablePath) return console.log('NOT MEASURED: no Chromium found; CHROMIUM_PATH names one.')
  const folder = mkdtempSync(join(tmpdir(), 'doorway-bench-tree-'))
  const server = await launch(portal, { DATA_DIR: folder, DATABASE_URL: database })
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  try {
    await addSchools(server.address, database)
    const state = await signedInState(browser, server.address)
    const runs: Awaited<ReturnType<typeof measureOnce>>[] = []
    for (let round = 0; round < ROUNDS; round += 1) runs.push(await measureOnce(browser, server.address, state))
    const of = (read: (run: (typeof runs)[number]) => number) => median(runs.map(read))
    console.log(`A bureau with ${SCHOOLS} schools, and the areas of the whole country`)
    console.table([
      {
        'opened after its response: ms': Math.round(of(({ opened }) => opened.ms)),
        'lines in the page': of(({ opened }) => opened.lines),
        'typing in organisations, longest task: ms': rounded(of(({ organisations }) => organisations.longest)),
        'typing in areas, longest task: ms': rounded(of(({ areas }) => areas.longest)),
      },
    ])
  } finally {
    await browser.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
