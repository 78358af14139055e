import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page, Route } from 'playwright'
import { describe, expect, it } from 'vitest'
import { previewFileTypes } from '@doorway/api-client/rules'
import { contentPages, portalAddresses } from '../support/content-pages'
import { hydrate, newVisitor, openAs } from '../support/journey'
import { checkinCode, openCheckin } from '../support/open-checkin'
import { lookAt, openNoticeWithEveryType } from '../support/preview-journey'
import { hostileWorkbook, lockedWord } from '../support/preview-samples'
import { servePortal } from '../support/serve-portal'
import { startSlowLine } from '../support/slow-line'
import { root } from '../support/source-files'

const portal = servePortal({}, openCheckin(4))

describe('the portal', () => {
  it('shows its news and its articles with JavaScript switched off', async () => {
    const { page } = await newVisitor(portal.browser, { javaScriptEnabled: false })
    await page.goto(`${portal.url}/doorMain`)
    await page.getByRole('link', { name: '关于举办云泽省第三届中小学微课大赛的通知' }).first().click()
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('关于举办云泽省第三届中小学微课大赛的通知')
    await page.goto(`${portal.url}/educationNews`)
    expect(await page.getByRole('main').getByRole('listitem').count()).toBeGreaterThan(3)
  })

  it('narrows a list, and leads to the parts of a text, with JavaScript switched off', async () => {
    const { page } = await newVisitor(portal.browser, { javaScriptEnabled: false })
    const main = page.getByRole('main')
    await page.goto(`${portal.url}/announcement`)
    await main.getByRole('combobox', { name: '发布单位' }).selectOption('省教育科学研究院')
    await main.getByRole('button', { name: '查询' }).click()
    expect(new URL(page.url()).searchParams.get('orgId')).toBe('12')
    expect(await main.getByRole('listitem').count()).toBe(2)
    expect(await main.getByRole('combobox', { name: '发布单位' }).inputValue()).toBe('12')
    await page.goto(`${portal.url}/discloseInfos`)
    await page.getByRole('navigation', { name: '公开目录' }).getByRole('link', { name: '依申请公开' }).click()
    await page.getByRole('navigation', { name: '目录' }).getByRole('link', { name: '三、多久答复' }).click()
    expect(await page.evaluate(() => document.querySelector(':target')?.textContent)).toBe('三、多久答复')
  })

  it('takes over the drawn pages without a fault and moves between them', async () => {
    const { page, faults } = await newVisitor(portal.browser)
    await page.goto(`${portal.url}/?from=test`)
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/doorMain?from=test')
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '教育资讯' }).click()
    await page.waitForURL('**/educationNews')
    await page.getByRole('heading', { name: '教育资讯', level: 1 }).waitFor()
    await page.getByRole('main').getByRole('searchbox', { name: '关键字' }).fill('同步课堂')
    await page.getByRole('main').getByRole('button', { name: '查询' }).click()
    await page.getByText('一块屏幕里的乡村同步课堂').first().waitFor()
    expect(faults).toEqual([])
  })

  it('sends no Authorization header for a visitor', async () => {
    const { page } = await newVisitor(portal.browser)
    const sent: string[] = []
    page.on('request', (request) => request.headers()['authorization'] && sent.push(request.url()))
    await page.goto(`${portal.url}/doorMain`)
    await page.goto(`${portal.url}/educationNews`)
    expect(sent).toEqual([])
  })

  it('sends unknown addresses to /404, whose page has that status', async () => {
    const { page } = await newVisitor(portal.browser)
    await page.goto(`${portal.url}/no-such-page`)
    await page.waitForURL('**/404')
    await page.getByRole('heading', { name: '页面不存在' }).waitFor()
    expect((await fetch(`${portal.url}/404`)).status).toBe(404)
    expect((await fetch(`${portal.url}/comPageInfo?type=article&id=999999`)).status).toBe(404)
  })

  it('changes its language without a reload and remembers it', async () => {
    const { page } = await newVisitor(portal.browser)
    await page.goto(`${portal.url}/doorMain`)
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    await page.getByRole('combobox', { name: '语言' }).selectOption('en')
    await page.getByRole('heading', { name: 'Announcements' }).waitFor()
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
    await page.reload()
    expect(await page.getByRole('heading', { name: 'Announcements' }).count()).toBe(1)
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('en')
  })

  it('does what was pressed and chosen before its script had come', async () => {
    const { page } = await newVisitor(portal.browser)
    const held: Route[] = []
    await page.route('**/assets/entry-client*.js', (route) => void held.push(route))
    // The event `load` waits for the script.
    await page.goto(`${portal.url}/doorMain`, { waitUntil: 'domcontentloaded' })
    await page.getByRole('button', { name: '长者模式' }).click()
    await page.getByRole('combobox', { name: '语言' }).selectOption('en')
    await expect.poll(() => held.length, { timeout: 20_000 }).toBe(1)
    await Promise.all(held.map((route) => route.continue()))
    await page.getByRole('heading', { name: 'Announcements' }).waitFor()
    expect(await page.evaluate(() => document.documentElement.dataset['mode'])).toBe('elder')
  })

  it('goes to a part of a text as the first thing a reader does, and stays there', async () => {
    const { page, faults } = await newVisitor(portal.browser)
    await page.goto(`${portal.url}/discloseInfos`)
    await page.getByRole('navigation', { name: '公开目录' }).getByRole('link', { name: '依申请公开' }).click()
    await page.getByRole('heading', { name: '三、多久答复' }).waitFor()
    await page.reload({ waitUntil: 'networkidle' })
    await page
      .getByRole('heading', { name: '三、多久答复' })
      .evaluate((heading) => heading.setAttribute('data-is-same', ''))
    await page.getByRole('navigation', { name: '目录' }).getByRole('link', { name: '三、多久答复' }).click()
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'doorwayMissed'))).toBeUndefined()
    // What would move the page happens within a few frames of the hydration.
    await page.waitForTimeout(500)
    const target = page.locator(':target')
    expect(await target.textContent()).toBe('三、多久答复')
    expect(await target.evaluate((heading) => heading.hasAttribute('data-is-same'))).toBe(true)
    expect(await target.evaluate((heading) => heading.getBoundingClientRect().top)).toBeLessThan(200)
    await page.goBack()
    expect(new URL(page.url()).hash).toBe('')
    await page.getByRole('heading', { name: '三、多久答复' }).waitFor()
    expect(faults).toEqual([])
  })

  it.each([360, 768, 1366])('fits a window of %i px', async (width) => {
    const { page } = await newVisitor(portal.browser, { viewport: { width, height: 768 } })
    for (const path of [...contentPages, '/404']) {
      await page.goto(portal.url + path)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0)
    }
  })
})

/** Adds up in the page how far its parts move without a reader's doing. */
async function countShifts(page: Page) {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') })
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

describe('every content page', () => {
  it.each(contentPages)('%s has no fault of accessibility, and nothing in it moves', async (path) => {
    const { page, faults } = await newVisitor(portal.browser)
    await countShifts(page)
    await page.goto(portal.url + path, { waitUntil: 'networkidle' })
    // The page is hydrated once the reader acts.
    await hydrate(page)
    expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBe(0)
    // As a string it runs past the page's security policy, which lets no inline script in.
    await page.evaluate(readFileSync(join(root, 'node_modules/axe-core/axe.min.js'), 'utf8'))
    const found = await page.evaluate(async () => {
      const { violations } = await Reflect.get(window, 'axe').run()
      return violations.map(({ id, nodes }: { id: string; nodes: { html: string }[] }) => `${id} ${nodes[0]?.html}`)
    })
    expect(found).toEqual([])
    expect(faults).toEqual([])
  })

  it('is painted once it is whole, over a slow line', async () => {
    const { page } = await newVisitor(portal.browser)
    const line = await startSlowLine(portal.url)
    await countShifts(page)
    await page.goto(`${line.url}/discloseInfos`, { waitUntil: 'networkidle' })
    expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBe(0)
    line.stop()
  })

  it('is reached without JavaScript from the front page or the site map', async () => {
    const map = await (await fetch(`${portal.url}/sitemap.xml`)).text()
    const addresses = [...map.matchAll(/<loc>([^<]+)</g)].map(
      (found) => new URL((found[1] ?? '').replaceAll('&amp;', '&')),
    )
    const waiting = ['/doorMain', ...addresses.map(({ pathname, search }) => pathname + search)]
    const seen = new Set<string>()
    for (const path of waiting) {
      const response = await fetch(portal.url + path)
      expect([path, response.status]).toEqual([path, 200])
      expect(await response.text()).toMatch(/<h1[^>]*>[^<]+/)
      seen.add(path)
    }
    for (let id = 1; id <= 40; id += 1)
      expect(
        [...seen].some((path) => path.endsWith(`&id=${id}`) && !path.includes('type=school')),
        String(id),
      ).toBe(true)
  })

  it("opens a school's pictures large by keyboard, and loads its film when it is started", async () => {
    const { page, faults } = await newVisitor(portal.browser)
    const films: string[] = []
    page.on('request', (request) => request.resourceType() === 'media' && films.push(request.url()))
    await page.goto(`${portal.url}/comPageInfo?type=school&id=8`, { waitUntil: 'networkidle' })
    await hydrate(page)
    await page.getByRole('link', { name: '放大查看：雨后的环形跑道与足球场' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByRole('img', { name: '雨后的环形跑道与足球场' }).waitFor()
    await page.keyboard.press('Escape')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toContain('环形跑道')
    expect(films).toEqual([])
    await page.locator('video').evaluate((video: HTMLVideoElement) => video.play())
    expect(films).toHaveLength(1)
    expect(faults).toEqual([])
  })

  it('is found by keyboard: skip link, navigation, search, a hit', async () => {
    const { page } = await newVisitor(portal.browser)
    await page.goto(`${portal.url}/doorMain`, { waitUntil: 'networkidle' })
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('跳到正文')
    await page.getByRole('searchbox', { name: '搜索' }).focus()
    await page.keyboard.type('潮汐')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/search?q=*')
    await page
      .getByRole('main')
      .getByRole('link', { name: /潮汐/ })
      .first()
      .focus()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/comPageInfo*')
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
  })

  it('leaves a menu open that was opened before its script came', async () => {
    const { page } = await newVisitor(portal.browser)
    await page.route(/entry-client-[^/]*\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 2_000))
      await route.continue()
    })
    await page.goto(`${portal.url}/educationNews`)
    await page.getByText('无障碍', { exact: true }).click()
    await hydrate(page)
    await expect.poll(() => page.getByRole('checkbox', { name: '单栏阅读' }).isVisible()).toBe(true)
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '首页' }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/doorMain')
    await expect.poll(() => page.getByRole('checkbox', { name: '单栏阅读' }).isVisible()).toBe(false)
  })

  it('remembers type, order and theme of the reading menu', async () => {
    const { page } = await newVisitor(portal.browser)
    // The page's own script is late; what is chosen shows at once all the same.
    await page.route(/\.page-[^/]*\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 2_000))
      await route.continue()
    })
    await page.goto(`${portal.url}/educationNews`, { waitUntil: 'networkidle' })
    await page.getByText('无障碍', { exact: true }).click()
    await page.getByRole('combobox', { name: '文字大小' }).selectOption('larger')
    await page.getByRole('combobox', { name: '主题' }).selectOption('high-contrast')
    await page.getByRole('checkbox', { name: '单栏阅读' }).check()
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset['linear'])).toBe('')
    await page.goto(`${portal.url}/doorMain`)
    const cached = await page.evaluate(() => {
      const { size, theme, linear } = document.documentElement.dataset
      return { size, theme, linear }
    })
    expect(cached).toEqual({ size: 'larger', theme: 'high-contrast', linear: '' })
  })

  it('of another site keeps it, and wears its colour', async () => {
    const { page } = await newVisitor(portal.browser)
    await page.goto(`${portal.url}/doorMain?site=wangchuan`, { waitUntil: 'networkidle' })
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '教育资讯' }).click()
    await page.waitForURL('**/educationNews?site=wangchuan')
    await page.getByText('孩子们的图书漂流站开到了公园里').first().waitFor()
    expect(await page.evaluate(() => document.documentElement.style.getPropertyValue('--dw-site-accent'))).toBe(
      'rgb(15 118 110)',
    )
  })

  it('for signed-in people warns and leads to the sign-in', async () => {
    const { page } = await newVisitor(portal.browser)
    expect((await fetch(`${portal.url}/microList`)).status).toBe(401)
    await page.goto(`${portal.url}/microList`)
    await page.getByRole('heading', { name: '需要登录' }).waitFor()
    await page.waitForURL('**/login?redirect=%2FmicroList')
  })

  it('is shown to whoever has signed in, with players that need no token', async () => {
    const { page, faults } = await newVisitor(portal.browser)
    await openAs(page, `${portal.url}/microList`, 't_linyq')
    await page.getByRole('link', { name: '浮力到底是谁给的' }).click()
    await page.getByRole('button', { name: /预览 .*mp4/ }).click()
    await page.locator('dialog video').waitFor()
    await page.waitForFunction(() => document.querySelector('video')?.readyState === 4)
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 320, height: 640 })
    await page.getByRole('button', { name: '菜单' }).click()
    const [reading, account] = await Promise.all(
      ['无障碍', '我的'].map((name) => page.getByRole('banner').getByText(name, { exact: true }).boundingBox()),
    )
    expect(account?.y).toBeLessThan((reading?.y ?? 0) + (reading?.height ?? 0))
    // The current page is visible in the menu, however narrow the window.
    await page.goto(`${portal.url}/schoolStyle`)
    await page.getByRole('button', { name: '菜单' }).click()
    const here = page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '学校风采' })
    await expect.poll(async () => (await here.boundingBox())?.x ?? 320).toBeLessThan(320)
    await page.goto(`${portal.url}/comPageInfo?type=activity&id=3`)
    await page.getByRole('button', { name: '立即报名' }).click()
    await page.getByText('报名成功').waitFor()
    await page.getByRole('button', { name: '取消报名' }).click()
    await page.getByText('已取消报名').waitFor()
    await page.goto(`${portal.url}/comPageInfo?type=activity&id=4`)
    await page.getByRole('button', { name: '立即报名' }).click()
    await page.getByText('签到已开始，不能取消报名。').waitFor()
    expect(await page.getByRole('button', { name: '取消报名' }).count()).toBe(0)
    const code = page.getByRole('textbox', { name: '签到码' })
    await code.fill('000000')
    await page.getByRole('button', { name: '签到' }).click()
    await page.getByText('签到码不正确，请核对现场出示的签到码').waitFor()
    await code.fill(checkinCode)
    await code.press('Enter')
    await page.getByText('签到成功').waitFor()
    await page.getByText('获得 6 学时').waitFor()
    expect(await code.count()).toBe(0)
    expect(faults).toEqual([])
  })
})

describe('an attachment', () => {
  it('is shown in place, whatever its type of those that can be uploaded (specification section 5)', async () => {
    const { page, faults } = await newVisitor(portal.browser)
    await openNoticeWithEveryType(page, portal.url)
    for (const ext of previewFileTypes) await lookAt(page, ext)
    expect(faults).toEqual([])
  })

  it('is offered to be saved, with the reason, where it asks for a password or is damaged', async () => {
    const { page } = await newVisitor(portal.browser)
    await openNoticeWithEveryType(page, portal.url)
    await page.route('**/api/file/content/sample-doc', (route) => route.fulfill({ body: lockedWord() }))
    await page.route('**/api/file/content/sample-zip', (route) => route.fulfill({ body: 'PK' }))
    for (const [ext, reason] of [
      ['doc', '此文件设有密码'],
      ['zip', '无法预览此文件'],
    ] as const) {
      await page.getByRole('button', { name: `预览 样例.${ext}`, exact: true }).click()
      await page.getByRole('status').filter({ hasText: reason }).waitFor()
      const link = page.getByRole('dialog').getByRole('link', { name: '下载' })
      expect(await link.getAttribute('href')).toBe(`/api/file/content/sample-${ext}?download=1`)
      await page.keyboard.press('Escape')
    }
  })

  it('is read outside the page, and refused where that is too much', async () => {
    const { page } = await newVisitor(portal.browser)
    await openNoticeWithEveryType(page, portal.url)
    let strings = 200_000
    await page.route('**/api/file/content/sample-xlsx', (route) => route.fulfill({ body: hostileWorkbook(strings) }))
    const open = () => page.getByRole('button', { name: '预览 样例.xlsx', exact: true }).click()
    const started = page.waitForEvent('worker')
    await open()
    const worker = await started
    await page.locator('td >> text=砚池区').waitFor()
    await expect.poll(() => page.workers()).not.toContain(worker)
    await page.keyboard.press('Escape')
    strings = 12_000_000
    await open()
    await page.getByRole('status').filter({ hasText: '文件内容过于复杂' }).waitFor()
  })
})

describe('the script of a page', () => {
  const client = join(root, 'apps/host/dist/client')

  it.each(portalAddresses)('weighs at most 110 KB and brings nothing of the console: %s', async (address) => {
    const { page } = await newVisitor(portal.browser)
    const scripts: string[] = []
    page.on('response', (response) => response.url().endsWith('.js') && scripts.push(new URL(response.url()).pathname))
    await page.goto(portal.url + address, { waitUntil: 'networkidle' })
    const texts = scripts.map((path) => readFileSync(join(client, path), 'utf8'))
    expect(texts.length).toBeGreaterThan(1)
    const size = texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0)
    console.log(`scripts of ${address}: ${(size / 1024).toFixed(1)} KB`)
    expect(size).toBeLessThanOrEqual(110 * 1024)
    // Words that only console code contains.
    for (const mark of ['queryPageUserInfoList', 'dw-area-manager', 'doorway:tokens', 'dw-data-table']) {
      expect(
        texts.some((text) => text.includes(mark)),
        mark,
      ).toBe(false)
    }
    expect(existsSync(join(client, '.vite/manifest.json'))).toBe(true)
  })

  it('comes after the words, whose look is one sheet of at most 14 KB', async () => {
    const { page } = await newVisitor(portal.browser)
    await page.goto(`${portal.url}/doorMain`, { waitUntil: 'networkidle' })
    const { painted, scripts, sheets } = await page.evaluate(() => {
      const files = performance.getEntriesByType('resource')
      const [start] = [...document.querySelectorAll<HTMLScriptElement>('#doorway-start')]
      return {
        painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
        scripts: files.filter(({ name }) => name.endsWith('.js') && name !== start?.src).map((file) => file.startTime),
        sheets: files.filter(({ name }) => name.endsWith('.css')).map(({ name }) => new URL(name).pathname),
      }
    })
    expect(scripts.length).toBeGreaterThan(1)
    expect(Math.min(...scripts)).toBeGreaterThan(painted)
    expect(sheets).toHaveLength(1)
    expect(gzipSync(readFileSync(join(client, sheets[0] ?? '')), { level: 9 }).length).toBeLessThanOrEqual(14 * 1024)
  })
})
