import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { newVisitor } from '../support/journey'
import { PASSWORD } from '../support/running-portal'
import { servePortal } from '../support/serve-portal'

const portal = servePortal()

/** Records in each frame where the parts of the sign-in are, by their selector. */
async function recordPlaces(page: Page, parts: readonly string[]) {
  await page.addInitScript((selectors) => {
    const places: Record<string, string[]> = {}
    Object.assign(window, { places })
    const look = () => {
      for (const selector of selectors) {
        const box = document.querySelector(selector)?.getBoundingClientRect()
        const place = box && `${box.left} ${box.top} ${box.width}`
        if (place && !places[selector]?.includes(place)) places[selector] = [...(places[selector] ?? []), place]
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, parts)
  return () => page.evaluate((): Record<string, string[]> => Reflect.get(window, 'places'))
}

const parts = ['.dw-login-picture', '.dw-login-card', 'input[name=username]', 'input[name=password]', '[type=submit]']

describe('the sign-in', () => {
  it.each([360, 1366])('has its parts in one place from the first paint to a refusal, at %i px', async (width) => {
    const { page } = await newVisitor(portal.browser, { viewport: { width, height: 768 } })
    const placesOf = await recordPlaces(page, parts)
    await page.goto(`${portal.url}/login`, { waitUntil: 'networkidle' })
    await page.getByLabel('登录名', { exact: true }).fill('t_linyq')
    await page.getByLabel('密码', { exact: true }).fill('Wrong@2026')
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await page.getByRole('main').getByRole('alert').waitFor()
    const places = await placesOf()
    expect(Object.keys(places).toSorted()).toEqual(parts.toSorted())
    for (const part of parts) expect(places[part], part).toHaveLength(1)
  })

  it('says whose portal it is before any script has run', async () => {
    for (const width of [360, 1366]) {
      const { page } = await newVisitor(portal.browser, { viewport: { width, height: 768 } })
      await page.route('**/*.js', (route) => route.abort())
      await page.goto(`${portal.url}/login`)
      expect(await page.getByText('云泽教育门户').isVisible()).toBe(true)
    }
  })

  it.each(['//evil.example', '/%5Cevil.example', 'https:evil.example', 'javascript:alert(1)', '%2F%09%2Fevil.example'])(
    'stays on the site with the redirect %s',
    async (redirect) => {
      const { page, faults } = await newVisitor(portal.browser)
      const foreign: string[] = []
      page.on('request', (request) => {
        if (new URL(request.url()).hostname.includes('evil')) foreign.push(request.url())
      })
      await page.goto(`${portal.url}/login?redirect=${redirect}`)
      await page.getByRole('textbox', { name: '登录名', exact: true }).fill('admin')
      await page.getByLabel('密码', { exact: true }).fill(PASSWORD)
      await page.getByRole('button', { name: '登录', exact: true }).click()
      await page.waitForURL(`${portal.url}/home`)
      expect([foreign, faults]).toEqual([[], []])
    },
  )
})
