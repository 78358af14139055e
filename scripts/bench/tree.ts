// `npm run bench -- tree`: the trees of the console where they are largest. A bureau with 10,000 schools is opened, and in
// the organisations and in the areas of the whole country someone types into the search.
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { chromium } from 'playwright'
import { send } from './load'
import { signedInState } from './screen'
import { launch, PASSWORD, portal } from './server'
import { chromiumFlags, findChromium } from '../test/chromium'

const SCHOOLS = 10_000
const KEY_MS = 90
const ROUNDS = 3
const BUREAU = '万校教育局'

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

/** A bureau and its schools: two through the server, which puts the tree in order after the second; the others copied between. */
async function addSchools(address, database) {
  const agent = new Agent()
  const ask = async (path, options) => {
    const answer = JSON.parse(await send(agent, address + path, options))
    if (!answer.success) throw new Error(JSON.stringify(answer))
    return answer.data
  }
  const { token } = await ask('/api/auth/login', { body: { username: 'admin', password: PASSWORD } })
  const add = (body) => ask('/api/school/insertOrUpdateSchool', { token, body })
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

/** Runs in the page: opens a branch and counts from the end of the answer to the first frame that shows its nodes. */
function openBranch({ label, child }) {
  const lines = () => [...document.querySelectorAll('[role="treeitem"]')]
  const line = lines().find((item) => item.textContent.includes(label))
  line.focus()
  line.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
  return new Promise((resolve, reject) => {
    const start = performance.now()
    const look = () => {
      const now = performance.now()
      if (lines().some((item) => item.textContent.includes(child))) {
        const answer = performance.getEntriesByType('resource').findLast(({ name }) => name.includes('ByParent'))
        resolve({ ms: now - answer.responseEnd, lines: lines().length })
      } else if (now - start > 20_000) reject(new Error(`${label} did not open.`))
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

/** Types as a person does, and answers the longest time in which the page could not do anything else. */
async function longestWhileTyping(page, words) {
  const box = page.getByRole('searchbox').first()
  await box.click()
  await page.evaluate(() => {
    globalThis.benchTasks = []
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) globalThis.benchTasks.push(duration)
    }).observe({ type: 'longtask' })
  })
  for (const key of words) {
    await page.keyboard.insertText(key)
    await page.waitForTimeout(KEY_MS)
  }
  await page.waitForTimeout(1500)
  const tasks = await page.evaluate(() => globalThis.benchTasks)
  return {
    longest: Math.max(0, ...tasks),
    shown: await page.locator('[role="treeitem"], [role="list"] button').count(),
  }
}

async function measureOnce(browser, address, storageState) {
  const context = await browser.newContext({ storageState, viewport: { width: 1366, height: 768 }, locale: 'zh-CN' })
  const page = await context.newPage()
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

const told = (ms) => (ms === 0 ? 'none over 50' : Math.round(ms))

/** Prints the table; medians. */
export async function benchTree(database) {
  const executablePath = findChromium()
  if (!executablePath) return console.log('NOT MEASURED: no Chromium found; CHROMIUM_PATH names one.')
  const folder = mkdtempSync(join(tmpdir(), 'doorway-bench-tree-'))
  const server = await launch(portal, { DATA_DIR: folder, DATABASE_URL: database })
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  try {
    await addSchools(server.address, database)
    const state = await signedInState(browser, server.address)
    const runs = []
    for (let round = 0; round < ROUNDS; round += 1) runs.push(await measureOnce(browser, server.address, state))
    const of = (read) => median(runs.map(read))
    console.log(`A bureau with ${SCHOOLS} schools, and the areas of the whole country`)
    console.table([
      {
        'opened after its answer: ms': Math.round(of(({ opened }) => opened.ms)),
        'lines in the page': of(({ opened }) => opened.lines),
        'typing in organisations, longest task: ms': told(of(({ organisations }) => organisations.longest)),
        'typing in areas, longest task: ms': told(of(({ areas }) => areas.longest)),
      },
    ])
  } finally {
    await browser.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
