import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { axeViolations } from '../support/axe-violations'
import { newVisitor, openAs } from '../support/journey'
import { pressOn, tabTo } from '../support/keys'
import { servePortal } from '../support/serve-portal'

const portal = servePortal()
const LEAVES = 14

async function openDesk(page: Page, name: string) {
  await openAs(page, `${portal.url}/judgeMarks`, name)
  await page.getByRole('heading', { name: '评委评审', level: 1 }).waitFor()
}

/** Opens the first work of the state and returns its title. */
async function openFirst(page: Page, filter: string): Promise<string> {
  const list = page.getByRole('navigation', { name: '评审任务' })
  await list.getByRole('button', { name: new RegExp(`^${filter} \\d+$`) }).click()
  const first = list.getByRole('listitem').first()
  const title = await first.locator('b').innerText()
  await first.getByRole('button').click()
  await page.getByRole('heading', { name: title, level: 2 }).waitFor()
  return title
}

const sheetOf = (page: Page) => page.getByRole('region', { name: '评分表' })

/** Fills the sheet with the keyboard alone: a number, Enter, the next. Returns the total that is shown. */
async function typeSheet(page: Page, points: string): Promise<string> {
  await sheetOf(page).getByRole('textbox').first().focus()
  for (let at = 0; at < LEAVES; at += 1) {
    await page.keyboard.type(points)
    await page.keyboard.press('Enter')
  }
  return sheetOf(page).locator('header output').innerText()
}

describe('a judge', () => {
  it('signs the agreement before the first work is opened', async () => {
    const { page, faults } = await newVisitor(portal.browser)
    await openDesk(page, 'j06')
    await page.getByRole('heading', { name: '评审承诺书' }).waitFor()
    await page.getByRole('button', { name: '谢绝邀请' }).click()
    const refusal = page.getByRole('dialog', { name: '谢绝邀请' })
    await refusal.getByRole('button', { name: '谢绝邀请' }).click()
    await refusal.getByRole('alert').getByText('请填写谢绝原因，至少5个字').waitFor()
    await refusal.getByRole('button', { name: '取消' }).click()
    await refusal.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: '签署并开始评审' }).click()
    await page.getByText('请先勾选同意').waitFor()
    await page.getByRole('checkbox', { name: '我已阅读并同意以上承诺' }).check()
    await page.getByRole('button', { name: '签署并开始评审' }).click()
    await sheetOf(page).waitFor()
    expect(await page.getByRole('navigation', { name: '评审任务' }).getByRole('listitem').count()).toBe(2)
    expect(faults).toEqual([])
  })

  it('watches a work, scores it by keyboard, and goes on with the next when it is submitted', async () => {
    const { page, faults } = await newVisitor(portal.browser)
    await openDesk(page, 'j03')
    const title = await openFirst(page, '未评')
    await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) > 0)
    await page.getByRole('button', { name: '下一帧' }).click()
    await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0)
    await page.getByText('评审专用 P-0016').waitFor()

    await sheetOf(page).getByRole('textbox').first().focus()
    await page.keyboard.type('5')
    await page.keyboard.press('ArrowDown')
    expect(await sheetOf(page).getByRole('textbox').first().inputValue()).toBe('4.5')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    expect(await sheetOf(page).getByRole('textbox').first().inputValue()).toBe('5')
    await page.keyboard.press('Control+z')
    expect(await sheetOf(page).getByRole('textbox').first().inputValue()).toBe('4.5')
    await sheetOf(page).getByRole('textbox').first().fill('9')
    await page.getByText('请填0到5之间的分值').waitFor()
    await sheetOf(page).getByRole('button', { name: '提交评分' }).click()
    await page.getByText('还有14项未评分').waitFor()
    await page.keyboard.press('Control+a')
    expect(await typeSheet(page, '4.5')).toBe('63')
    await page.getByText(/^草稿已保存/).waitFor()

    await sheetOf(page).getByRole('button', { name: '提交评分' }).click()
    const dialog = page.getByRole('dialog', { name: '提交评分' })
    await dialog.getByText('总分 63。提交后评分锁定，不能再修改。').waitFor()
    await dialog.getByRole('button', { name: '确认提交' }).click()
    await page.getByText('评分已提交：63 分').waitFor()
    const list = page.getByRole('navigation', { name: '评审任务' })
    await list.getByRole('button', { name: /^已提交 \d+$/ }).click()
    await list.getByRole('button', { name: title }).click()
    await page.getByText('评分已提交并锁定').waitFor()
    expect(await sheetOf(page).getByRole('button', { name: '提交评分' }).count()).toBe(0)
    expect(await sheetOf(page).getByRole('textbox').first().isEditable()).toBe(false)
    expect(faults).toEqual([])
  })

  it('notes a moment of the lesson in the comment, and is reminded of a rest after an hour', async () => {
    const { page, faults } = await newVisitor(portal.browser)
    await page.clock.install()
    await openDesk(page, 'j03')
    await openFirst(page, '未评')
    await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) > 0)
    await page.getByRole('button', { name: '记下时间点' }).click()
    expect(await sheetOf(page).getByRole('textbox', { name: '评语' }).inputValue()).toMatch(/\d+:\d{2}/)
    const reminder = page.getByText(/^您已连续评审一小时/)
    await page.clock.fastForward('59:00')
    expect(await reminder.count()).toBe(0)
    await page.clock.fastForward('01:10')
    await reminder.waitFor()
    await page.getByRole('button', { name: '知道了' }).click()
    await reminder.waitFor({ state: 'detached' })
    expect(faults).toEqual([])
  })

  it('goes on without a line: drafts stay in the browser and are sent when it returns', async () => {
    const { page } = await newVisitor(portal.browser)
    await openDesk(page, 'j04')
    const first = await openFirst(page, '未评')
    // The works that come next are prefetched.
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
    await sheetOf(page).getByRole('textbox').first().fill('4')
    await page.getByText('网络已断开，草稿存在本机，联网后自动上传').waitFor()
    await page.keyboard.press('Alt+ArrowRight')
    await page.getByRole('heading', { name: first, level: 2 }).waitFor({ state: 'detached' })
    await sheetOf(page).getByRole('textbox').first().fill('3.5')
    await page.getByText('1份草稿待上传').waitFor()
    await page.context().setOffline(false)
    await page.getByText('1份草稿待上传').waitFor({ state: 'detached' })
    await page.getByText(/^草稿已保存/).waitFor()
    // A fresh page has both from the server.
    await page.evaluate(() => localStorage.getItem('doorway:host:session'))
    await page.reload()
    const list = page.getByRole('navigation', { name: '评审任务' })
    await list.getByRole('button', { name: /^草稿 \d+$/ }).click()
    await list.getByRole('button', { name: first }).click()
    await page.getByRole('heading', { name: first, level: 2 }).waitFor()
    expect(await sheetOf(page).getByRole('textbox').first().inputValue()).toBe('4')
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('doorway:mark:'))),
    ).toEqual([])
  })

  it('sends what is typed in the moment in which the draft before it is sent', async () => {
    const { page } = await newVisitor(portal.browser)
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/judge/saveDraft')) sent.push(request.postData() ?? '')
    })
    // A keystroke that comes between the timer of the draft and the next render.
    await page.addInitScript(() => {
      const later = window.setTimeout
      const typeAfter = () => {
        const field = document.querySelectorAll<HTMLInputElement>('input[data-points]')[1]
        if (field?.value !== '') return
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '3.5')
        field.dispatchEvent(new Event('input', { bubbles: true }))
      }
      const withKeystroke = (work: () => void, ms?: number) =>
        later(() => {
          work()
          if (ms === 2000) typeAfter()
        }, ms)
      Object.assign(window, { setTimeout: withKeystroke })
    })
    await openDesk(page, 'j04')
    await openFirst(page, '未评')
    await sheetOf(page).getByRole('textbox').first().fill('4')
    await expect.poll(() => sent.some((body) => body.includes('"3.5"'))).toBe(true)
    await page.getByText(/^草稿已保存/).waitFor()
  })

  it('does not lose what is typed while a draft is refused', async () => {
    const { page } = await newVisitor(portal.browser)
    await openDesk(page, 'j04')
    await openFirst(page, '未评')
    let refuse: (() => Promise<void>) | undefined
    await page.route(
      '**/api/judge/saveDraft',
      (route) => {
        refuse = () => route.fulfill({ status: 400, json: { success: false, msg: '暂时不能评分' } })
      },
      { times: 1 },
    )
    await sheetOf(page).getByRole('textbox').nth(2).fill('4')
    await expect.poll(() => refuse !== undefined).toBe(true)
    await sheetOf(page).getByRole('textbox').nth(2).fill('3.5')
    await refuse?.()
    await page.getByText(/^草稿已保存/).waitFor()
  })

  it('spends the evening with the keyboard alone', async () => {
    const { page, faults } = await newVisitor(portal.browser)
    await openDesk(page, 'j03')
    const list = page.getByRole('navigation', { name: '评审任务' })
    await pressOn(page, list.getByRole('button', { name: /^未评 \d+$/ }))
    await pressOn(page, list.getByRole('listitem').first().getByRole('button'))
    for (const points of ['4.5', '4']) {
      await sheetOf(page).waitFor()
      await pressOn(page, page.getByRole('button', { name: '下一帧' }))
      await tabTo(page, sheetOf(page).getByRole('textbox').first())
      for (let at = 0; at < LEAVES; at += 1) {
        await page.keyboard.type(points)
        await page.keyboard.press('Enter')
      }
      if (points === '4') await page.keyboard.type('结构完整，语言清楚，练习有层次，可以再精简导入部分的时间。')
      const title = await page.getByRole('heading', { level: 2 }).first().innerText()
      await pressOn(page, sheetOf(page).getByRole('button', { name: '提交评分' }))
      await page.getByRole('dialog', { name: '提交评分' }).waitFor()
      await page.keyboard.press('Enter')
      await page.getByText(/^评分已提交：/).waitFor()
      // The next work has the focus, not the page's beginning.
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H2')
      expect(await page.evaluate(() => document.activeElement?.textContent)).not.toBe(title)
    }
    await pressOn(page, sheetOf(page).getByRole('button', { name: '对比作品' }))
    await page.getByRole('dialog', { name: '对比作品' }).waitFor()
    await page.keyboard.press('Escape')
    await pressOn(page, sheetOf(page).getByRole('button', { name: '申请回避' }))
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: '申请回避' }).waitFor({ state: 'detached' })
    expect(faults).toEqual([])
  })

  it('downloads the next lessons, and watches them without a line', async () => {
    const { page } = await newVisitor(portal.browser)
    await openDesk(page, 'j02')
    await openFirst(page, '未评')
    await page.getByRole('button', { name: /^下载后续\d件作品的视频/ }).click()
    await page.getByText(/^已备好\d件/).waitFor()
    await page.context().setOffline(true)
    const before = await page.locator('video').getAttribute('src')
    await page.keyboard.press('Alt+ArrowRight')
    await expect.poll(async () => page.locator('video').getAttribute('src')).not.toBe(before)
    await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) > 1)
    await sheetOf(page).getByRole('textbox').first().fill('4')
    await page.getByText('网络已断开，草稿存在本机，联网后自动上传').waitFor()
    await page.context().setOffline(false)
    await page.getByText(/^草稿已保存/).waitFor()
  })

  it('is told when the download breaks, and goes on with it', async () => {
    const { page } = await newVisitor(portal.browser)
    await openDesk(page, 'j04')
    await openFirst(page, '未评')
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
    await page.getByRole('button', { name: /^下载后续/ }).click()
    await page.getByText(/^下载中断/).waitFor()
    await page.context().setOffline(false)
    await page.getByRole('button', { name: /^下载后续/ }).click()
    await page.getByText(/^已备好\d件/).waitFor()
  })

  it('compares two works with the points that were given to both', async () => {
    const { page, faults } = await newVisitor(portal.browser)
    await openDesk(page, 'j05')
    const title = await openFirst(page, '草稿')
    const other = await page.getByRole('article', { name: /^作品/ }).getAttribute('aria-label')
    const stored = await sheetOf(page).locator('header output').innerText()
    await openFirst(page, '未评')
    await sheetOf(page).getByRole('textbox').first().fill('3.5')
    await sheetOf(page).getByRole('button', { name: '对比作品' }).click()
    const dialog = page.getByRole('dialog', { name: '对比作品' })
    const choice = dialog.getByRole('combobox', { name: '与之对比' })
    const option = choice.getByRole('option', { name: title })
    await choice.selectOption((await option.getAttribute('value')) ?? '')
    await dialog.getByRole('article', { name: other ?? '' }).waitFor()
    const total = dialog.getByRole('row', { name: /^总分/ })
    expect(await total.getByRole('cell').allInnerTexts()).toEqual(['3.5', stored, `−${Number(stored) - 3.5}`])
    const films = dialog.locator('video')
    await films.nth(0).evaluate((film: HTMLVideoElement) => ((film.muted = true), film.play()))
    await films.nth(1).evaluate((film: HTMLVideoElement) => ((film.muted = true), film.play()))
    expect(await films.nth(0).evaluate((film: HTMLVideoElement) => film.paused)).toBe(true)
    expect(await axeViolations(page)).toEqual([])
    await page.setViewportSize({ width: 360, height: 740 })
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await sheetOf(page).getByRole('textbox').first().inputValue()).toBe('3.5')
    expect(faults).toEqual([])
  })

  it('sees the newer mark of another device, and can have the own one back', async () => {
    const { page } = await newVisitor(portal.browser)
    const { page: other } = await newVisitor(portal.browser)
    await openDesk(page, 'j01')
    const title = await openFirst(page, '未评')
    await openDesk(other, 'j01')
    await openFirst(other, '未评')
    await sheetOf(other).getByRole('textbox').first().fill('5')
    await other.getByText(/^草稿已保存/).waitFor()
    await page.getByRole('heading', { name: title, level: 2 }).waitFor()
    await sheetOf(page).getByRole('textbox').first().fill('2')
    await page.getByText(/^这份评分在其他设备上改过/).waitFor()
    expect(await sheetOf(page).getByRole('textbox').first().inputValue()).toBe('5')
    await sheetOf(page).getByRole('button', { name: '撤销' }).click()
    expect(await sheetOf(page).getByRole('textbox').first().inputValue()).toBe('2')
    await page.getByText(/^草稿已保存/).waitFor()
  })

  it('steps back from a work and reports one', async () => {
    const { page, faults } = await newVisitor(portal.browser)
    await openDesk(page, 'j05')
    const title = await openFirst(page, '未评')
    await sheetOf(page).getByRole('button', { name: '举报问题' }).click()
    const report = page.getByRole('dialog', { name: '举报问题' })
    await report.getByRole('textbox').fill('片头第三秒出现校徽')
    await report.getByRole('button', { name: '提交' }).click()
    await page.getByText('举报已提交，由组委会核查').waitFor()
    await sheetOf(page).getByRole('button', { name: '申请回避' }).click()
    const recuse = page.getByRole('dialog', { name: '申请回避' })
    await recuse.getByRole('radio', { name: '认出作者或作者的学校' }).check()
    await recuse.getByRole('button', { name: '申请回避' }).click()
    await page.getByText('您已回避该作品').waitFor()
    const list = page.getByRole('navigation', { name: '评审任务' })
    await list.getByRole('button', { name: /^已回避 \d+$/ }).click()
    await list.getByRole('button', { name: title }).waitFor()
    expect(faults).toEqual([])
  })

  it('only reads a round that is over', async () => {
    const { page } = await newVisitor(portal.browser)
    await openDesk(page, 'j02')
    await page
      .getByRole('combobox', { name: '评审轮次' })
      .selectOption({ label: '云泽省第二届中小学微课大赛 · 复评（已结束）' })
    await sheetOf(page).waitFor()
    expect(await sheetOf(page).getByRole('button', { name: '提交评分' }).count()).toBe(0)
  })

  it('works for an hour without a line and catches up with every draft', async () => {
    const { page } = await newVisitor(portal.browser)
    await page.clock.install()
    await openDesk(page, 'j02')
    const titles = [await openFirst(page, '未评')]
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
    const sent: string[] = []
    page.on('requestfinished', (request) => {
      if (request.url().includes('/api/judge/saveDraft')) sent.push(request.url())
    })
    await sheetOf(page).getByRole('textbox').first().fill('4')
    for (const points of ['3', '3.5']) {
      await page.clock.fastForward('20:00')
      await page.keyboard.press('Alt+ArrowRight')
      await page.getByRole('heading', { name: titles.at(-1), level: 2 }).waitFor({ state: 'detached' })
      titles.push(await page.getByRole('heading', { level: 2 }).first().innerText())
      await sheetOf(page).getByRole('textbox').first().fill(points)
    }
    await page.clock.fastForward('21:00')
    await page.getByText('网络已断开，草稿存在本机，联网后自动上传').waitFor()
    expect(sent).toEqual([])
    await page.context().setOffline(false)
    await page.getByText(/份草稿待上传/).waitFor({ state: 'detached' })
    await expect.poll(() => sent.length).toBeGreaterThanOrEqual(titles.length)
    // Another browser of the judge has all of them from the server.
    const other = await newVisitor(portal.browser)
    await openDesk(other.page, 'j02')
    const list = other.page.getByRole('navigation', { name: '评审任务' })
    await list.getByRole('button', { name: /^草稿 \d+$/ }).click()
    for (const [place, points] of ['4', '3', '3.5'].entries()) {
      await list.getByRole('button', { name: titles[place] }).click()
      await other.page.getByRole('heading', { name: titles[place], level: 2 }).waitFor()
      expect(await sheetOf(other.page).getByRole('textbox').first().inputValue()).toBe(points)
    }
  })
})

describe('on a tablet', () => {
  it.each([
    { width: 768, height: 1024 },
    { width: 1024, height: 768 },
  ])(
    '$width × $height: work and sheet side by side or one under the other, and a touch is enough',
    async (viewport) => {
      const { page, faults } = await newVisitor(portal.browser, { viewport, hasTouch: true })
      await openDesk(page, 'j02')
      await openFirst(page, '未评')
      const sheet = sheetOf(page)
      await sheet.scrollIntoViewIfNeeded()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width)
      const box = await sheet.boundingBox()
      expect(box?.width).toBeGreaterThanOrEqual(280)
      const small = await sheet
        .getByRole('button')
        .or(sheet.getByRole('textbox'))
        .evaluateAll((controls) =>
          controls
            .filter((control) => control.getBoundingClientRect().height < 44)
            .map((control) => control.getAttribute('aria-label') ?? control.textContent),
        )
      expect(small).toEqual([])
      expect(await axeViolations(page)).toEqual([])
      expect(faults).toEqual([])
    },
  )
})

describe('another reader', () => {
  it('learns that the page is for judges', async () => {
    const { page } = await newVisitor(portal.browser)
    await openAs(page, `${portal.url}/judgeMarks`, 't_linyq')
    await page.getByRole('heading', { name: '此页面仅供评委使用' }).waitFor()
  })

  it('is led to the sign-in', async () => {
    const { page } = await newVisitor(portal.browser)
    await page.goto(`${portal.url}/judgeMarks`)
    await page.waitForURL((url) => url.pathname === '/login')
  })
})
