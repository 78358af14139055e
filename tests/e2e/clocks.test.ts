import { describe, expect, it } from 'vitest'
import { EXPIRED, holdsTokens } from '../support/expiry-watch'
import { newVisitor, openMenu, signIn } from '../support/journey'
import { servePortal } from '../support/serve-portal'

const portal = servePortal()
const DAY_MS = 24 * 60 * 60 * 1000
const ZONES = ['UTC', 'Asia/Shanghai', 'America/New_York']

describe('a computer whose clock is wrong', () => {
  it.each([
    ['a day ahead', DAY_MS],
    ['a day behind', -DAY_MS],
  ])('stays signed in %s, also after the clock was set right', async (_, skew) => {
    const { page, faults } = await newVisitor(portal.browser)
    await page.clock.install({ time: Date.now() + skew })
    await signIn(page, portal.url)
    await page.waitForURL('**/home')
    await openMenu(page, '系统管理', '角色管理')
    await page.getByRole('button', { name: '修改角色“评委”' }).waitFor()
    await page.reload()
    await page.getByRole('button', { name: '修改角色“评委”' }).waitFor()
    await page.clock.setSystemTime(Date.now())
    for (const path of ['/user-management', '/personalCenter', '/home']) {
      await page.goto(portal.url + path)
      await page.getByRole('heading', { level: 1 }).or(page.getByRole('grid')).first().waitFor()
      expect(new URL(page.url()).pathname).toBe(path)
    }
    expect(await page.getByText(EXPIRED).count()).toBe(0)
    expect(await holdsTokens(page)).toBe(true)
    expect(faults).toEqual([])
  })
})

describe('a time that the server has stored', () => {
  it('reads the same in every zone, on summer and on winter days', async () => {
    const shown: string[][] = []
    for (const timezoneId of ZONES) {
      const { page } = await newVisitor(portal.browser, { timezoneId })
      await signIn(page, portal.url, 't_linyq')
      await page.waitForURL((url) => url.pathname !== '/login')
      await page.goto(`${portal.url}/doorSelfEdit`)
      const registered = await page.getByLabel('注册时间').inputValue()
      await page.goto(`${portal.url}/educationNews`)
      const articles = await page.locator('main time').allInnerTexts()
      await page.goto(`${portal.url}/microCompute?tab=schedule`)
      const phases = (await page.getByRole('main').innerText()).match(/\d{4}-\d{2}-\d{2}[ \d:]*/g) ?? []
      shown.push([registered, ...articles, ...phases])
    }
    const [first = []] = shown
    expect(first[0]).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/)
    expect(first.length).toBeGreaterThan(4)
    for (const each of shown) expect(each).toEqual(first)
  })
})
