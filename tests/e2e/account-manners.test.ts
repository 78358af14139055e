import { PGlite } from '@electric-sql/pglite'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axeViolations } from '../support/axe-violations'
import { dataFolder } from '../support/data-folder'
import { hydrate, newVisitor, signIn } from '../support/journey'
import { chooseIn, pressOn, tabTo, typeInto } from '../support/keys'
import { openBrowser, startServer, type StartedServer } from '../support/running-portal'

const folder = dataFolder()
let server: StartedServer
let browser: Browser

beforeAll(async () => {
  server = await startServer({ DATA_DIR: folder.path })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await server.stop()
  folder.remove()
})

const NEW_PASSWORD = 'Strong@2026'
const LOCK_FAILURES = 5

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const stepOf = (page: Page, number: number) =>
  page.getByRole('heading', { name: new RegExp(`^第${number}步`) }).waitFor()

/** Eleven minutes pass for what the server has counted: longer than a first lock. */
async function passLock() {
  await server.stop()
  const database = await PGlite.create({ dataDir: join(folder.path, 'database') })
  await database.exec(
    `update sign_in_guard set window_start = window_start - interval '11 minutes',
       locked_until = locked_until - interval '11 minutes'`,
  )
  await database.close()
  server = await startServer({ DATA_DIR: folder.path, PORT: String(server.port) })
}

describe('an account that is locked', () => {
  it('refuses the right password as it refuses a wrong one, and unlocks by itself', async () => {
    const { page, faults } = await newVisitor(browser)
    const refusal = page.getByRole('alert').filter({ hasText: '登录名或密码' })
    const tryWith = async (password: string) => {
      const response = page.waitForResponse((one) => one.url().endsWith('/api/auth/login'))
      await signIn(page, server.url, 't_tanxs', password)
      expect((await (await response).json()).success).toBe(false)
      return refusal.innerText()
    }
    const wrong = await tryWith('Wrong@2026a')
    for (let tried = 1; tried < LOCK_FAILURES; tried += 1) await tryWith('Wrong@2026a')
    const { page: other } = await newVisitor(browser)
    await signIn(other, server.url, 't_linyq')
    await other.waitForURL('**/doorMain')
    const right = 'Journey@2026x'
    expect(await tryWith(right)).toBe(wrong)
    await passLock()
    await signIn(page, server.url, 't_tanxs', right)
    await page.waitForURL('**/doorMain')
    expect(faults).toEqual([])
  })
})

describe('with the keyboard alone', () => {
  it('a teacher registers, from the sign-in to the tracking number', async () => {
    const { page } = await newVisitor(browser)
    await page.goto(`${server.url}/login`)
    await pressOn(page, page.getByRole('link', { name: '注册' }))
    await page.waitForURL('**/register')
    await pressOn(page, page.getByRole('link', { name: /我是教师/ }))
    await page.getByRole('heading', { name: '教师注册' }).waitFor()
    await typeInto(page, page.getByLabel('登录名'), 't_keysonly')
    await typeInto(page, field(page, '密码'), NEW_PASSWORD)
    await typeInto(page, page.getByLabel('确认密码'), NEW_PASSWORD)
    await page.keyboard.press('Enter')
    await stepOf(page, 2)
    await typeInto(page, page.getByLabel('姓名'), '江键音')
    await typeInto(page, page.getByLabel('手机号'), '13800000001')
    await typeInto(page, page.getByLabel('邮箱'), 'keys@doorway.example')
    await page.keyboard.press('Enter')
    await stepOf(page, 3)
    await chooseIn(page, field(page, '所在区域'), '云泽省')
    await chooseIn(page, page.getByLabel('所在区域（第2级）'), '望川市')
    await typeInto(page, page.getByLabel('搜索学校名称'), '砚池')
    await pressOn(page, button(page, '搜索学校'))
    await tabTo(page, page.getByLabel('望川市砚池小学'))
    await page.keyboard.press('Space')
    await chooseIn(page, page.getByLabel('任职类型'), '任课教师')
    await pressOn(page, button(page, '下一步'))
    await stepOf(page, 4)
    await tabTo(page, page.getByLabel(/^我已阅读并同意/))
    await page.keyboard.press('Space')
    await pressOn(page, button(page, '提交申请'))
    await page.getByRole('heading', { name: '已提交，等待 望川市砚池小学 审核' }).waitFor()
    expect(await page.locator('.dw-join-result dd').innerText()).toMatch(/^ZC[0-9A-Z]{10}$/)
  })

  it('a person opens each tab of the personal centre', async () => {
    const { page } = await newVisitor(browser)
    await signIn(page, server.url, 't_duyx')
    await page.waitForURL('**/doorMain')
    await page.goto(`${server.url}/personalCenter`)
    const tabs = page.locator('.dw-me .dw-list-tabs').getByRole('link')
    await tabs.first().waitFor()
    const count = await tabs.count()
    expect(count).toBeGreaterThan(8)
    for (let index = 0; index < count; index += 1) {
      await pressOn(page, tabs.nth(index))
      await page.locator('.dw-list-tabs a[aria-current="page"]').and(tabs.nth(index)).waitFor()
      await page.locator('.dw-me-tab').waitFor()
    }
  })
})

describe('pages of accounts', () => {
  const ADDRESSES = [
    '/login',
    '/register',
    '/userRegister?type=4',
    '/userRegister?type=5',
    '/userRegister?type=6',
    '/change-password',
  ]
  const LOOKS = [
    { locale: 'zh', elder: '1', theme: 'light', width: 360 },
    { locale: 'zh', elder: '0', theme: 'dark', width: 768 },
    { locale: 'en', elder: '0', theme: 'light', width: 320 },
    { locale: 'ja', elder: '0', theme: 'dark', width: 320 },
    { locale: 'ko', elder: '1', theme: 'high-contrast', width: 320 },
    { locale: 'tw', elder: '0', theme: 'light', width: 320 },
  ] as const

  it.each(LOOKS)('have no violations and fit $width px in $locale, elder $elder, $theme', async (look) => {
    const { page, context, faults } = await newVisitor(browser, { viewport: { width: look.width, height: 780 } })
    await context.addCookies(
      (['theme', 'elder', 'locale'] as const).map((name) => ({
        name: `doorway-${name}`,
        value: look[name],
        url: server.url,
      })),
    )
    const found: string[] = []
    for (const address of ADDRESSES) {
      await page.goto(server.url + address)
      await page.getByRole('heading', { level: 1 }).waitFor()
      if (address !== '/login') await hydrate(page)
      // What is missing is named below each field: the longest state of a form.
      const submit = page.locator('main button[type="submit"]').first()
      if ((await submit.count()) > 0) await submit.click()
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      if (over > 0) found.push(`${address}: ${over} px too wide`)
      found.push(...(await axeViolations(page)).map((violation) => `${address}: ${violation}`))
    }
    expect(found).toEqual([])
    expect(faults).toEqual([])
  })
})
