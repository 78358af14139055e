import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { builtInNames } from '@doorway/admin-kit'
import { portalAddresses } from '../support/content-pages'
import { hydrate, newVisitor, openAs } from '../support/journey'
import { servePortal } from '../support/serve-portal'

const portal = servePortal()
/** A child of the demo and its login name. */
const CHILD = ['王梓涵', 's_wangzh']

/** Addresses that a page has requested from others, and those that name a child. */
function watchAddresses(page: Page) {
  const foreign: string[] = []
  const naming: string[] = []
  page.on('request', (request) => {
    const { protocol, origin, href } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== portal.url) foreign.push(href)
    if (CHILD.some((text) => decodeURIComponent(href).includes(text))) naming.push(href)
  })
  return { foreign, naming }
}

async function visitAll(page: Page, addresses: readonly string[]) {
  for (const address of addresses) {
    await page.goto(portal.url + address, { waitUntil: 'networkidle' })
    await hydrate(page)
  }
}

describe('the browser sends nothing to third parties, and no address names a child', () => {
  it('on any page of the portal, for visitors', async () => {
    const { page } = await newVisitor(portal.browser)
    const seen = watchAddresses(page)
    await visitAll(page, portalAddresses)
    expect(seen).toEqual({ foreign: [], naming: [] })
  }, 240_000)

  it('for a parent with a child, and for an administrator', async () => {
    const { page } = await newVisitor(portal.browser)
    const seen = watchAddresses(page)
    await openAs(page, `${portal.url}/personalCenter`, 'p_wangjg')
    const child = page.getByRole('navigation', { name: '为谁办理' }).getByRole('link', { name: '王梓涵' })
    const address = String(await child.getAttribute('href'))
    const tabs = ['requests', 'privacy', 'certificates'].map((tab) => `${address}&tab=${tab}`)
    await visitAll(page, [address, ...tabs, '/changeSchool', '/preschoolEducation/homeProduced?view=mine'])
    expect(seen).toEqual({ foreign: [], naming: [] })

    const admin = await newVisitor(portal.browser)
    const atWork = watchAddresses(admin.page)
    await openAs(admin.page, `${portal.url}/home`)
    await visitAll(
      admin.page,
      builtInNames.map((name) => `/${name}`),
    )
    expect(atWork).toEqual({ foreign: [], naming: [] })
  }, 240_000)

  it('and an address that did would be reported', async () => {
    const { page } = await newVisitor(portal.browser)
    const seen = watchAddresses(page)
    await page.goto(`${portal.url}/doorMain`)
    await page.evaluate(() => fetch(`/api/portal/search?q=${encodeURIComponent('王梓涵')}`))
    expect(seen.naming).toHaveLength(1)
    await page.goto('http://127.0.0.1:9/').catch(() => undefined)
    expect(seen.foreign).toEqual(['http://127.0.0.1:9/'])
  })
})
