import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { axeViolations } from '../support/axe-violations'
import { builtHost, builtModules, filesOfPart, weightOf } from '../support/built-host'
import { lostInForcedColors } from '../support/forced-colors'
import { newVisitor, openAs, openMenu, signIn } from '../support/journey'
import { PASSWORD } from '../support/running-portal'
import { servePortal } from '../support/serve-portal'

declare global {
  interface Window {
    /** Weights and sizes of the samples that the document has laid out. */
    laidOutFonts?: string[]
  }
}

const portal = servePortal()

describe('the console', () => {
  it('leads from /home to /login without a token, and back after signing in', async () => {
    const { page, faults } = await newVisitor(portal.browser)
    await page.goto(`${portal.url}/home`)
    await page.waitForURL('**/login?redirect=%2Fhome')
    await page.getByRole('textbox', { name: '登录名', exact: true }).fill('admin')
    await page.getByLabel('密码', { exact: true }).fill('Wrong@2026')
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await page.getByRole('alert').filter({ hasText: '登录名或密码错误' }).waitFor()
    await page.getByLabel('密码', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await page.waitForURL('**/home')
    await page.getByRole('heading', { name: '沈砚舟，您好' }).waitFor()
    expect(faults).toEqual([])
  })

  it('shows each person the menus that the server sends', async () => {
    const { page } = await newVisitor(portal.browser)
    await openAs(page, `${portal.url}/home`, 'ycxx_school01')
    const menu = page.getByRole('navigation', { name: '控制台菜单' })
    await menu.getByRole('button').first().waitFor()
    expect(await menu.getByRole('button', { name: '安全审计' }).count()).toBe(0)
    expect(await menu.getByRole('button', { name: '系统管理' }).count()).toBe(1)
  })

  it('asks for a new password when the account’s own is initial', async () => {
    const { page } = await newVisitor(portal.browser)
    await signIn(page, portal.url, 't_initial')
    await page.waitForURL('**/update-password?state=initial')
    await page.getByText('首次登录，请先修改密码。').waitFor()
    await page.getByRole('button', { name: '提交' }).click()
    for (const text of ['请输入原密码', '密码不能为空！', '请再次输入新密码'])
      await page.getByText(text, { exact: true }).waitFor()
  })

  it('asks once for what the document has asked for already', async () => {
    const { page: first, context, faults } = await newVisitor(portal.browser)
    await openAs(first, `${portal.url}/home`)
    // A page of its own: pending requests of the page before do not count.
    const page = await context.newPage()
    page.on('pageerror', ({ message }) => faults.push(message))
    const requested: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).pathname))
    await page.goto(`${portal.url}/user-management`)
    await page.getByRole('row').getByRole('button', { name: '修改' }).first().waitFor()
    for (const path of ['/api/system/currentUser', '/api/system/cscpMenus', '/api/userInfo/queryPageUserInfoList']) {
      expect(requested.filter((one) => one === path)).toEqual([path])
    }
    const firstCall = requested.findIndex((path) => path.startsWith('/api/'))
    expect(requested.slice(firstCall).some((path) => path.endsWith('.js'))).toBe(true)
    // A browser opens six connections; a queue of small files would stand in front of the calls.
    expect(requested.slice(0, firstCall).filter((path) => path.endsWith('.js')).length).toBeLessThanOrEqual(3)
    expect(faults).toEqual([])
  })

  it('asks for a record and for a search before the screen is drawn for them', async () => {
    const { page } = await newVisitor(portal.browser)
    await openAs(page, `${portal.url}/user-management`)
    const edit = page.getByRole('row').getByRole('button', { name: '修改' }).first()
    await edit.waitFor()
    await page.evaluate(() => {
      const carry = window.fetch
      window.fetch = (input, init) => {
        const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.href)
        const seen = `${location.search || 'everyone'}, ${document.querySelectorAll('[role="dialog"]').length} dialogs`
        const { dataset } = document.documentElement
        if (pathname.endsWith('/queryPageUserInfoList')) dataset['search'] = seen
        if (/\/get(User|Teacher|Student)Info$/.test(pathname)) dataset['record'] = seen
        return carry(input, init)
      }
    })
    const username = page.getByRole('textbox', { name: '登录名' }).first()
    await username.fill('ycxx')
    await username.press('Enter')
    await page.waitForURL('**/user-management?username=ycxx')
    expect(await page.locator('html').getAttribute('data-search')).toBe('everyone, 0 dialogs')
    await edit.click()
    await page.getByRole('dialog').getByRole('textbox').first().waitFor()
    expect(await page.locator('html').getAttribute('data-record')).toBe('?username=ycxx, 0 dialogs')
  })

  it('requests a record once, also when the response is faster than the dialog', async () => {
    const { page } = await newVisitor(portal.browser)
    await openAs(page, `${portal.url}/user-management`)
    const edit = page.getByRole('row').getByRole('button', { name: '修改' }).first()
    await edit.waitFor()
    const records: string[] = []
    page.on('request', (request) => {
      if (/\/get(User|Teacher|Student)Info\?/.test(request.url())) records.push(request.url())
    })
    // A slow machine: what is put off by nothing comes after the response.
    await page.evaluate(() => {
      const later = window.setTimeout.bind(window)
      Object.assign(window, { setTimeout: (run: () => void, wait = 0) => later(run, wait === 0 ? 1_000 : wait) })
    })
    await edit.click()
    await page.getByRole('dialog').getByRole('textbox').first().waitFor()
    expect(records).toHaveLength(1)
  })

  it('starts from a file that no other one shares: the portal uses parts of the console, too', () => {
    const imported = Object.values(builtModules()).flatMap(({ imports = [], dynamicImports = [] }) => [
      ...imports,
      ...dynamicImports,
    ])
    expect(imported.length).toBeGreaterThan(10)
    expect(imported.filter((name) => name.includes('entry-console'))).toEqual([])
  })

  it('starts from files whose functions the browser compiles while it loads them, and so does a form', async () => {
    const html = await (await fetch(`${portal.url}/user-management`)).text()
    const scripts = new Set([...(html.match(/assets\/[\w.-]+\.js/g) ?? []), ...filesOfPart('user-dialog')])
    const texts = [...scripts]
      .filter((path) => path.endsWith('.js'))
      .map((path) => readFileSync(join(builtHost, path), 'utf8'))
    // Smaller ones have next to nothing to compile.
    const large = texts.filter(({ length }) => length > 10_000)
    expect(large.length).toBeGreaterThan(6)
    const firstLines = large.map((text) => text.slice(0, text.indexOf('\n')))
    expect(new Set(firstLines)).toEqual(new Set(['//# allFunctionsCalledOnLoad']))
  })

  it('looks up the fonts of its first list while its files load: all that it shows, and no other', async () => {
    const { page, faults } = await newVisitor(portal.browser)
    await openAs(page, `${portal.url}/home`)
    await page.addInitScript(() => {
      window.laidOutFonts = []
      new MutationObserver(() => {
        const sample = document.querySelector('html > p')
        if (!sample) return
        const { fontWeight, fontSize } = getComputedStyle(sample)
        window.laidOutFonts?.push(`${fontWeight} ${fontSize}`)
      }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['style'] })
    })
    // The samples are gone when the first file runs.
    await page.route('**/assets/vendor-*.js', async (route) => {
      await page.waitForFunction(() => window.laidOutFonts?.length && !document.querySelector('html > p'))
      await route.continue()
    })
    await page.goto(`${portal.url}/user-management`)
    await page.getByRole('row').getByRole('button', { name: '修改' }).first().waitFor()
    const laidOut = await page.evaluate(() => [...new Set(window.laidOutFonts)])
    const readShown = () =>
      page.evaluate(() => {
        const fonts = new Set<string>()
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          const parent = text.parentElement
          const { width = 0 } = parent?.getBoundingClientRect() ?? {}
          // What only screen readers have is one pixel wide.
          if (!parent || !text.textContent?.trim() || width <= 1) continue
          const { fontWeight, fontSize } = getComputedStyle(parent)
          fonts.add(`${fontWeight} ${fontSize}`)
        }
        return [...fonts].toSorted()
      })
    // The skeleton itself has 14 px with 400; the numbers of the tree come last.
    await expect.poll(readShown).toEqual([...laidOut, '400 14px'].toSorted())
    expect(faults).toEqual([])
  })

  // KB of 1,000 bytes, gzipped: what was reached, and 2 %. Browsers fetch an eighth less, packed by brotli.
  it('draws the first users from at most 168 KB of scripts and sheet, and is complete with 247', async () => {
    const html = await (await fetch(`${portal.url}/user-management`)).text()
    const first = [...new Set(html.match(/assets\/[\w.-]+\.(?:js|css)/g))]
    expect(first.length).toBeGreaterThan(4)
    const late = [
      'organization-pane',
      'saved-filters-menu',
      'user-questions',
      'user-dialog',
      'popup-layer',
      'menu-drawer',
    ]
    const all = [...new Set([...first, ...late.flatMap(filesOfPart)])]
    expect(all.length).toBeGreaterThan(first.length + late.length)
    expect(weightOf(first)).toBeLessThanOrEqual(168_000)
    expect(weightOf(all)).toBeLessThanOrEqual(247_000)
    // What only forms, dialogs and trees stand on, and what only other screens look like.
    const texts = first.map((path) => readFileSync(join(builtHost, path), 'utf8'))
    for (const mark of [
      'ZodMini',
      'DismissableLayer',
      'criteriaMode',
      'beginDrag',
      '.dw-role-menus',
      '.dw-desk-todo',
    ]) {
      expect(
        texts.some((text) => text.includes(mark)),
        mark,
      ).toBe(false)
    }
    // Nor do they bring other screens along when they come.
    expect(all.filter((path) => /manager|role-(?:list|editor)|self-edit|tabs-/.test(path))).toEqual([])
  })

  it('names each control by the words that are shown on it', async () => {
    const { page } = await newVisitor(portal.browser)
    await openAs(page, `${portal.url}/home`)
    await page.getByRole('button', { name: '用户菜单 沈砚舟' }).waitFor()
    for (const place of ['/home', '/user-management', '/role-management', '/self-edit']) {
      await page.goto(portal.url + place)
      await page.locator('main h1').first().waitFor({ state: 'attached' })
      await page.waitForLoadState('networkidle')
      expect(await axeViolations(page, ['label-content-name-mismatch']), place).toEqual([])
    }
  })

  it('has two widths of pages: that of the window, and one of trees and of forms', async () => {
    const { page } = await newVisitor(portal.browser, { viewport: { width: 1920, height: 1080 } })
    await openAs(page, `${portal.url}/home`)
    const widthOf = async (place: string) => {
      await page.goto(portal.url + place)
      await page.locator('main h1').first().waitFor({ state: 'attached' })
      await page.waitForLoadState('networkidle')
      return page.locator('.dw-console-page').evaluate((main) => {
        const start = main.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(main).paddingInlineStart)
        const parts = [...main.querySelectorAll('.dw-card, .dw-data-table, form, [role="grid"]')]
        const shown = parts.filter((part) => part.checkVisibility())
        return Math.max(...shown.map((part) => part.getBoundingClientRect().right)) - start
      })
    }
    const full = 1920 - 220 - 2 * 16
    for (const place of ['/home', '/user-management', '/logging-login', '/dictionary-management', '/role-edit?id=8']) {
      expect(await widthOf(place), place).toBe(full)
    }
    for (const place of ['/user-add', '/self-edit', '/organization-management', '/school-management']) {
      expect(await widthOf(place), place).toBe(960)
    }
  })

  it('leaves most of a phone to the list: its filters take a third of the screen at most', async () => {
    const height = 800
    const { page } = await newVisitor(portal.browser, { viewport: { width: 360, height } })
    await openAs(page, `${portal.url}/home`)
    for (const place of ['/user-management', '/logging-operation', '/article-management', '/file-library']) {
      await page.goto(portal.url + place)
      const filters = page.locator('main form').filter({ visible: true }).first()
      await filters.waitFor()
      await page.waitForLoadState('networkidle')
      expect((await filters.boundingBox())?.height, place).toBeLessThanOrEqual(height / 3)
    }
  })

  it('moves no row when one is ticked', async () => {
    const { page, context } = await newVisitor(portal.browser)
    await openAs(page, `${portal.url}/home`)
    await openMenu(page, '系统管理', '用户管理')
    const row = page.getByRole('grid', { name: '用户列表' }).getByRole('row').nth(3)
    await row.waitFor()
    await page.waitForLoadState('networkidle')
    const before = await row.boundingBox()
    await row.getByRole('checkbox').check()
    await page
      .getByText(/^已选/)
      .first()
      .waitFor()
    expect((await row.boundingBox())?.y).toBe(before?.y)
    await context.close()
  })

  it('keeps a deep link to a dynamic route over a reload', async () => {
    const { page } = await newVisitor(portal.browser)
    await openAs(page, `${portal.url}/organization-management`)
    await page.getByRole('treeitem', { name: /^云泽省/ }).waitFor()
    await page.reload()
    await page.getByRole('treeitem', { name: /^云泽省/ }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/organization-management')
    await page.goto(`${portal.url}/nothing-here`)
    await page.waitForURL('**/404')
  })

  it('keeps opened pages: home first, close others, restored after a reload', async () => {
    const { page, faults } = await newVisitor(portal.browser)
    await openAs(page, `${portal.url}/home`)
    const tabs = page.getByRole('tablist', { name: '已打开的页面' }).getByRole('tab')
    await openMenu(page, '系统管理', '用户管理')
    await openMenu(page, '系统管理', '角色管理')
    await openMenu(page, '组织机构', '组织机构管理')
    const names = async () => (await tabs.allTextContents()).map((text) => text.trim())
    expect(await names()).toEqual(['首页', '用户管理', '角色管理', '组织机构管理'])
    await tabs.filter({ hasText: '用户管理' }).click()
    await page.waitForURL('**/user-management**')
    await tabs.filter({ hasText: '用户管理' }).click({ button: 'right' })
    await page.getByRole('menuitem', { name: '关闭其他' }).click()
    expect(await names()).toEqual(['首页', '用户管理'])
    await openMenu(page, '组织机构', '组织机构管理')
    await page.reload()
    await page.getByRole('treeitem', { name: /^云泽省/ }).waitFor()
    expect(await names()).toEqual(['首页', '用户管理', '组织机构管理'])
    expect(faults).toEqual([])
  })

  it('shows in the forced colours of a system which page is open', async () => {
    const { page, context } = await newVisitor(portal.browser, { forcedColors: 'active', colorScheme: 'dark' })
    await openAs(page, `${portal.url}/home`)
    await openMenu(page, '系统管理', '用户管理')
    await page.getByRole('grid', { name: '用户列表' }).getByRole('row').nth(3).waitFor()
    expect(await lostInForcedColors(page)).toEqual([])
    await context.close()
  })

  it('speaks each of the five languages without a reload', async () => {
    const { page, faults } = await newVisitor(portal.browser)
    await openAs(page, `${portal.url}/home`)
    await openMenu(page, '系统管理', '用户管理')
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    const words = { en: 'Search', ja: '検索', ko: '검색', tw: '查詢', zh: '查询' }
    for (const [locale, search] of Object.entries(words)) {
      await page.locator('header').getByRole('combobox').first().selectOption(locale)
      await page.getByRole('button', { name: search, exact: true }).first().waitFor()
    }
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
    expect(faults).toEqual([])
  })

  it('shows each widget live with the lines that a page of one’s own has to write', async () => {
    const { page, context, faults } = await newVisitor(portal.browser, {
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    await page.goto(`${portal.url}/embed-playground`)
    await page.waitForURL('**/login?redirect=%2Fembed-playground')
    await page.getByRole('textbox', { name: '登录名', exact: true }).fill('ycxx_school01')
    await page.getByLabel('密码', { exact: true }).fill(PASSWORD)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/embed-playground')
    const preview = page.getByRole('region', { name: '实时预览' })
    await preview.getByRole('grid', { name: '用户列表' }).getByRole('row').nth(3).waitFor()
    await page.getByLabel('组件', { exact: true }).selectOption('SelfEdit')
    await page.getByLabel('语言', { exact: true }).selectOption('ko')
    await page.getByLabel('主题', { exact: true }).selectOption('dark')
    await page.getByLabel('强调色').fill('#8a1c1c')
    await preview.locator('[data-theme="dark"][data-accent]:lang(ko)').getByRole('textbox').first().waitFor()
    await page.getByRole('tab', { name: 'React' }).focus()
    for (const tab of ['自定义元素', '挂载函数', '脚本标签']) {
      await page.keyboard.press('ArrowRight')
      await page.getByRole('tab', { name: tab, selected: true }).waitFor()
    }
    await page.getByRole('button', { name: '复制代码' }).press('Enter')
    await page.getByText('代码已复制').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      `<doorway-self-edit base-url="${portal.url}" locale="ko" theme="dark" density="comfortable" accent="#8a1c1c">`,
    )
    await page.getByLabel('组件', { exact: true }).selectOption('AreaManager')
    await preview.getByText('您没有使用此组件的权限').waitFor()
    expect(faults).toEqual([])
    await context.close()
  })

  it('forgets everything when signing out', async () => {
    const { page } = await newVisitor(portal.browser)
    await openAs(page, `${portal.url}/home`)
    await page.getByRole('button', { name: /^用户菜单/ }).click()
    await page.getByRole('menuitem', { name: '退出登录' }).click()
    await page.waitForURL('**/login')
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
    await page.goto(`${portal.url}/user-management`)
    await page.waitForURL('**/login?redirect=%2Fuser-management')
  })
})
