import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { hydrate, newVisitor, openAs, startOf } from '../support/journey'
import { servePortal } from '../support/serve-portal'

const portal = servePortal()

async function signedIn(page: Page, name: string) {
  await openAs(page, portal.url + startOf(name), name)
}

describe('a visitor', () => {
  it('reads the running competition: phases, time left, criteria, schedule', async () => {
    const { page, faults } = await newVisitor(portal.browser)
    await page.goto(`${portal.url}/microCompute`, { waitUntil: 'networkidle' })
    await page.getByRole('heading', { name: '云泽省第三届中小学微课大赛', level: 1 }).waitFor()
    expect(await page.locator('[aria-current="step"]').innerText()).toContain('初评')
    expect(await page.getByRole('timer').innerText()).toMatch(/^初评剩余 \d+天\d+小时\d+分$/)
    const sections = page.getByRole('navigation', { name: '赛事栏目' })
    await sections.getByRole('link', { name: '评分标准' }).click()
    await page.getByRole('heading', { name: '教学内容 30分' }).waitFor()
    await sections.getByRole('link', { name: '赛程安排' }).click()
    await page.getByRole('row', { name: /^公示 .* 未开始$/ }).waitFor()
    expect(faults).toEqual([])
  })

  it('returns to the section that was left', async () => {
    const { page } = await newVisitor(portal.browser)
    await page.goto(`${portal.url}/microCompute?id=2&tab=criteria`, { waitUntil: 'networkidle' })
    await page.getByRole('navigation', { name: '赛事栏目' }).getByRole('link', { name: '赛程安排' }).click()
    await page.getByRole('table').waitFor()
    await page.goto(`${portal.url}/winningWorks`, { waitUntil: 'networkidle' })
    await page.goto(`${portal.url}/microCompute`)
    await hydrate(page)
    await page.waitForURL((url) => url.search === '?id=2&tab=schedule')
    await page.getByRole('heading', { name: '云泽省第二届中小学微课大赛', level: 1 }).waitFor()
  })

  it('returns to the section that was left before the page was hydrated', async () => {
    const { page } = await newVisitor(portal.browser)
    await page.goto(`${portal.url}/microCompute?id=2&tab=schedule`, { waitUntil: 'networkidle' })
    await page.goto(`${portal.url}/winningWorks`)
    await page.goto(`${portal.url}/microCompute`)
    await page.waitForURL((url) => url.search === '?id=2&tab=schedule')
    await page.getByRole('heading', { name: '云泽省第二届中小学微课大赛', level: 1 }).waitFor()
  })

  it('returns to the scroll position, and to the stage that the list was narrowed to', async () => {
    const { page } = await newVisitor(portal.browser)
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto(`${portal.url}/microCompute?id=2&tab=criteria`, { waitUntil: 'networkidle' })
    await hydrate(page)
    await page.evaluate(() => window.scrollTo(0, 500))
    await page.waitForFunction(() => sessionStorage.getItem('doorway:competition:/microCompute')?.includes('500'))
    await page.goto(`${portal.url}/winningWorks`, { waitUntil: 'networkidle' })
    await page.goto(`${portal.url}/microCompute`)
    await page.waitForURL((url) => url.search === '?id=2&tab=criteria')
    await page.waitForFunction(() => Math.abs(window.scrollY - 500) <= 1)

    await signedIn(page, 't_linyq')
    await page.goto(`${portal.url}/othersSignUpList`, { waitUntil: 'networkidle' })
    await page.getByRole('link', { name: '已结束', exact: true }).click()
    await page.waitForURL((url) => url.search.startsWith('?stage='))
    const { search } = new URL(page.url())
    await page.goto(`${portal.url}/winningWorks`, { waitUntil: 'networkidle' })
    await page.goto(`${portal.url}/othersSignUpList`)
    await page.waitForURL((url) => url.search === search)
  })

  it('is led to the sign-in where a person is needed', async () => {
    const { page } = await newVisitor(portal.browser)
    await page.goto(`${portal.url}/microCompute?tab=entry`, { waitUntil: 'networkidle' })
    const link = page.getByRole('main').getByRole('link', { name: '登录', exact: true })
    expect(await link.getAttribute('href')).toBe('/login?redirect=%2FmicroCompute%3Fid%3D1%26tab%3Dentry')
  })

  it('reads the awards as a wall and as a list, by tier', async () => {
    const { page, faults } = await newVisitor(portal.browser)
    await page.goto(`${portal.url}/winningWorks`, { waitUntil: 'networkidle' })
    await page.getByRole('heading', { name: '长方形的面积为什么是长乘宽' }).waitFor()
    await page.getByRole('link', { name: '一等奖' }).click()
    await page.waitForURL((url) => url.searchParams.get('award') === '一等奖')
    await page.getByRole('link', { name: '名单' }).click()
    await page.getByRole('table').waitFor()
    expect(await page.getByRole('row').count()).toBe(5)
    expect(faults).toEqual([])
  })
})

describe('a teacher', () => {
  it('signs up with a draft that survives leaving, submits it and cancels it', async () => {
    const { page, faults } = await newVisitor(portal.browser)
    await signedIn(page, 't_linyq')
    await page.goto(`${portal.url}/othersSignUpList`)
    await page.getByRole('link', { name: '云泽省中小学实验教学说课展示活动' }).click()
    await page.getByLabel('参赛组别').selectOption({ label: '小学科学组' })
    await page.getByLabel('学段').selectOption({ label: '小学' })
    await page.getByLabel('学科').selectOption({ label: '科学' })
    await page.getByLabel('课题名称').fill('会变色的紫甘蓝')
    await page.goto(`${portal.url}/doorMain`)
    await page.goto(`${portal.url}/othersSignUpList?id=4&tab=entry`)
    await page.getByLabel('课题名称').waitFor()
    expect(await page.getByLabel('课题名称').inputValue()).toBe('会变色的紫甘蓝')
    await page.getByRole('button', { name: '提交报名' }).click()
    await page.getByText('请先阅读并同意原创承诺').waitFor()
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: '提交报名' }).click()
    await page.getByText(/报名成功，回执编号 BM4\d{6}/).waitFor()
    await page.getByRole('link', { name: '修改报名' }).waitFor()
    await page.getByRole('button', { name: '取消报名' }).click()
    await page.getByRole('button', { name: '确定取消' }).click()
    await page.getByText('已取消报名').waitFor()
    expect(faults).toEqual([])
  })

  it('has what was typed while the draft was being saved', async () => {
    const { page, faults } = await newVisitor(portal.browser)
    await signedIn(page, 't_linyq')
    await page.goto(`${portal.url}/othersSignUpList?id=4&tab=entry`)
    await page.getByLabel('参赛组别').selectOption({ label: '小学科学组' })
    await page.getByLabel('学段').selectOption({ label: '小学' })
    await page.getByLabel('学科').selectOption({ label: '科学' })
    const topic = page.getByLabel('课题名称')
    await topic.fill('水的旅行')
    let respond = () => {}
    await page.route('**/api/competitionEntry/insertOrUpdateEntry', async (route) => {
      const response = await route.fetch()
      await new Promise<void>((resolve) => (respond = resolve))
      await route.fulfill({ response })
    })
    const stored = page.waitForRequest('**/api/competitionEntry/insertOrUpdateEntry')
    await page.getByRole('button', { name: '保存草稿' }).click()
    await stored
    await topic.fill('水的旅行：从山泉到大海')
    await expect.poll(() => (respond(), page.getByText('已保存').count())).toBe(1)
    await page.unroute('**/api/competitionEntry/insertOrUpdateEntry')
    await page.reload()
    await topic.waitFor()
    expect(await topic.inputValue()).toBe('水的旅行：从山泉到大海')

    // Saved again before the page has read what it saved first: no conflict with itself.
    await page.route('**/api/competition/getPublicDetail?**', () => undefined)
    await page.getByRole('button', { name: '保存草稿' }).click()
    await page.getByText('已保存').waitFor()
    await topic.fill('水的旅行')
    await page.getByRole('button', { name: '保存草稿' }).click()
    await page.getByText('已保存').waitFor()
    expect(faults).toEqual([])
  })

  it('is told why signing up is not possible', async () => {
    const { page } = await newVisitor(portal.browser)
    await signedIn(page, 't_zhoush')
    await page.goto(`${portal.url}/othersSignUpList?id=3&tab=entry`)
    await page.getByText('您的用户类型不在报名范围内').waitFor()
  })

  it('sees works by number only while judging is blind', async () => {
    const { page, faults } = await newVisitor(portal.browser)
    await signedIn(page, 't_linyq')
    await page.goto(`${portal.url}/enterWorks?competitionId=1`)
    await page.getByText('匿名评审期间只显示作品编号').waitFor()
    expect(await page.getByRole('main').innerText()).not.toMatch(/林砚秋|砚池小学/)
    expect(await page.getByText(/^W1\d{4}$/).count()).toBe(24)
    expect(faults).toEqual([])
  })

  it('reads the own results and checks the certificate', async () => {
    const { page, faults } = await newVisitor(portal.browser)
    await signedIn(page, 't_linyq')
    await page.goto(`${portal.url}/myScore`)
    const finished = page.getByRole('listitem').filter({ hasText: '长方形的面积为什么是长乘宽' })
    await finished.getByText('92.83', { exact: true }).waitFor()
    await finished.getByText('这个分数是怎么来的').click()
    await finished.getByText('去掉 1 个最高分和 1 个最低分。').waitFor()
    await finished.getByText('其余 3 个分数的平均值为 92.833333，名次按这个数排定。').waitFor()
    const running = page.getByRole('listitem').filter({ hasText: '三角形的内角和为什么是180度' })
    expect(await running.innerText()).toContain('评审进行中，结果将于')
    const text = await finished.innerText()
    const [no = '', code = ''] = [/泽微课证〔\d{4}〕第\d{6}号/.exec(text)?.[0], /查验码 (\w{10})/.exec(text)?.[1]]
    await finished.getByRole('link', { name: '查验证书' }).click()
    await page.getByLabel('证书编号').fill(no)
    await page.getByLabel('查验码').fill('AAAAAAAAAA')
    await page.getByRole('button', { name: '查验' }).click()
    await page.getByText('未查到该证书，请核对证书编号和查验码').waitFor()
    await page.getByLabel('查验码').fill(code.toLowerCase())
    await page.getByRole('button', { name: '查验' }).click()
    await page.getByText('证书有效').waitFor()
    expect(faults).toEqual([])
  })
})

describe('on a phone', () => {
  it.each(['/microCompute', '/microCompute?tab=schedule', '/winningWorks', '/winningWorks?view=table'])(
    '%s is no wider than the screen',
    async (path) => {
      const { page } = await newVisitor(portal.browser, { viewport: { width: 360, height: 740 } })
      await page.goto(portal.url + path, { waitUntil: 'networkidle' })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    },
  )
})
