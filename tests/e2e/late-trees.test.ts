import { describe, expect, it } from 'vitest'
import { newVisitor, openAs, openMenu } from '../support/journey'
import { servePortal } from '../support/serve-portal'

const portal = servePortal()

describe('a hit that is chosen before the tree has loaded', () => {
  it.each([
    { menu: '学校管理', file: 'organization-tree', search: '搜索机构', name: '望川市砚池小学' },
    { menu: '组织机构管理', file: 'area-tree', search: '搜索区域', name: '梅溪湖街道' },
  ])('is shown in the tree of $menu once it has', async ({ menu, file, search, name }) => {
    const { page, faults } = await newVisitor(portal.browser)
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route(`**/${file}-*.js`, async (route) => {
      await released
      await route.continue()
    })
    await openAs(page, `${portal.url}/home`)
    await openMenu(page, '组织机构', menu)
    await page.getByRole('searchbox', { name: search }).fill(name)
    await page.getByRole('button', { name: '定位' }).click()
    const hit = page.getByRole('list', { name: '搜索结果' }).getByRole('button', { name: new RegExp(name) })
    await hit.first().click()
    await hit.waitFor({ state: 'detached' })
    const line = page.getByRole('treeitem', { name: new RegExp(`^${name}`) })
    expect(await page.getByRole('treeitem').count()).toBe(0)
    release()
    await line.waitFor()
    expect(faults).toEqual([])
  })
})
