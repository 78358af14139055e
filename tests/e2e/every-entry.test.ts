import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { roleAccounts } from '../../apps/api/src/testing/role-accounts'
import { signInByCall } from '../support/api-sign-in'
import { newVisitor, signIn } from '../support/journey'
import { servePortal } from '../support/serve-portal'

const portal = servePortal()

/** One account of each of the 17 demo roles; the last one becomes a 教研员. */
const accounts = [...roleAccounts, 't_zhoush']

const [TEACHING_RESEARCHER, TEACHER] = [13, 14]

/** The demo has no 教研员: a teacher becomes one. */
async function appointResearcher(username: string) {
  const call = async (token: string, path: string, body?: object) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const request = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
    const response = await fetch(portal.url + path, request)
    return (await response.json()).data
  }
  const { user } = await call(await signInByCall(portal.url, username), '/api/system/currentUser')
  const change = { ids: [user.id], addRoleIds: [TEACHING_RESEARCHER], removeRoleIds: [TEACHER] }
  const { changed } = await call(await signInByCall(portal.url), '/api/userInfo/changeMany', change)
  expect(changed).toBe(1)
}

/** Those without work in the console start on the portal (domain 1.2). */
const landing = new Set(['j01', 't_linyq', 's_lixc', 'p_wangjg'])

/** Opens every branch of the menu and returns the entries that lead to screens of the console. */
async function entriesOf(page: Page): Promise<string[]> {
  const menu = page.getByRole('navigation', { name: '控制台菜单' })
  await menu.getByRole('link').or(menu.getByRole('button')).first().waitFor()
  const closed = menu.getByRole('button', { expanded: false })
  while ((await closed.count()) > 0) await closed.first().click()
  return menu.locator('a[href^="/"]').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
}

/** What the page shows instead of a screen, or of its content. */
const failures = (page: Page) =>
  page
    .getByText(/未注册|即将开放|没有权限|加载失败|出错了/)
    .filter({ visible: true })
    .allInnerTexts()

describe('each entry of the menu', () => {
  beforeAll(() => appointResearcher('t_zhoush'))

  it.each(accounts)('opens a finished screen for %s', async (username) => {
    const { page, faults } = await newVisitor(portal.browser)
    await signIn(page, portal.url, username)
    await page.waitForURL(landing.has(username) ? '**/doorMain' : '**/home')
    await page.goto(`${portal.url}/home`)
    const entries = await entriesOf(page)
    const problems: string[] = []
    for (const entry of entries) {
      await page.locator(`nav a[href="${entry}"]`).first().click()
      await page.waitForURL(`**${entry}`)
      const heading = page.locator('main h1').filter({ visible: true }).first()
      await heading.waitFor({ timeout: 10_000 }).catch(() => problems.push(`${entry}: no heading`))
      await page
        .locator('main [aria-busy="true"], main .dw-skeleton')
        .filter({ visible: true })
        .first()
        .waitFor({ state: 'detached' })
      const shown = await failures(page)
      if (shown.length > 0) problems.push(`${entry}: ${shown.join(' · ')}`)
    }
    console.log(`${username}: ${entries.join(' ')}`)
    expect(entries.length).toBeGreaterThan(0)
    expect(problems).toEqual([])
    expect(faults).toEqual([])
  })
})
