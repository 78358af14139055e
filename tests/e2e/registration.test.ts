import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { hydrate, newVisitor, openAs, openMenu, signIn } from '../support/journey'
import { servePortal } from '../support/serve-portal'

const portal = servePortal()
const SCHOOL = '望川市砚池小学'
const PHONE = { viewport: { width: 360, height: 780 } }
const PASSWORD = 'Strong@2026'

const next = (page: Page) => page.getByRole('button', { name: '下一步' }).click()

async function fillAccount(page: Page, username: string) {
  await page.getByLabel('登录名').fill(username)
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD)
  await page.getByLabel('确认密码').fill(PASSWORD)
  await next(page)
  await page.getByRole('heading', { name: /^第2步/ }).waitFor()
}

async function chooseSchool(page: Page) {
  await page.getByRole('heading', { name: /^第3步/ }).waitFor()
  await page.getByLabel('所在区域', { exact: true }).selectOption({ label: '云泽省' })
  await page.getByLabel('所在区域（第2级）').selectOption({ label: '望川市' })
  await page.getByLabel('搜索学校名称').fill('砚池')
  await page.getByRole('button', { name: '搜索学校' }).click()
  await page.getByLabel(SCHOOL).check()
}

async function submit(page: Page): Promise<string> {
  await page.getByRole('button', { name: '提交申请' }).click()
  await page.getByRole('heading', { name: `已提交，等待 ${SCHOOL} 审核` }).waitFor()
  const trackNo = await page.locator('.dw-join-result dd').innerText()
  expect(trackNo).toMatch(/^ZC[0-9A-Z]{10}$/)
  return trackNo
}

async function reviewer() {
  const visitor = await newVisitor(portal.browser)
  await openAs(visitor.page, `${portal.url}/home`, 'ycxx_school01')
  await openMenu(visitor.page, '组织机构', '注册审核')
  return visitor
}

describe('registering', () => {
  it('a teacher on a phone is approved by the school and signs in', async () => {
    const { page, faults } = await newVisitor(portal.browser, PHONE)
    await page.goto(`${portal.url}/login`)
    await page.getByRole('link', { name: '注册' }).click()
    await page.getByRole('link', { name: /我是教师/ }).click()
    await page.getByRole('heading', { name: '教师注册' }).waitFor()
    await hydrate(page)
    await page.getByLabel('登录名').fill('t_linyq')
    await page.getByLabel('密码', { exact: true }).focus()
    await page.getByText('登录名已存在').waitFor()
    await fillAccount(page, 't_jiangyc')
    await next(page)
    await page.getByText('请输入用户名').waitFor()
    await page.getByLabel('姓名').fill('江映川')
    await page.getByLabel('手机号').fill('13800000000')
    await page.getByLabel('邮箱').fill('jiang@doorway.example')
    await next(page)
    await chooseSchool(page)
    await page.getByLabel('任职类型').selectOption({ label: '任课教师' })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await next(page)
    await page.getByRole('button', { name: '提交申请' }).click()
    await page.getByText('请先阅读并同意').waitFor()
    await page.getByLabel(/^我已阅读并同意/).check()
    const trackNo = await submit(page)

    await page.getByRole('link', { name: '查询进度' }).click()
    await page.getByLabel('查询编号').fill(trackNo)
    await page.getByRole('button', { name: '查询进度' }).click()
    await page.getByText('等待审核', { exact: true }).waitFor()

    const school = await reviewer()
    await school.page.getByRole('button', { name: '审核 江映川' }).click()
    const details = school.page.getByRole('dialog', { name: '江映川' })
    await details.getByText('没有发现重复的账号').waitFor()
    await details.getByText('138****0000').waitFor()
    await details.getByRole('button', { name: '通过', exact: true }).click()
    await school.page.getByText('已通过，江映川的账号已开通').waitFor()

    await signIn(page, portal.url, 't_jiangyc', PASSWORD)
    await page.waitForURL((url) => url.pathname !== '/login')
    expect(faults).toEqual([])
    expect(school.faults).toEqual([])
  })

  it('a child of ten needs a guardian, is returned with a reason, and finds it by the tracking number', async () => {
    const { page } = await newVisitor(portal.browser, PHONE)
    await page.goto(`${portal.url}/userRegister?type=5`)
    await hydrate(page)
    await fillAccount(page, 's_jiangxy')
    await page.getByLabel('姓名').fill('江小雨')
    await page.getByLabel('出生日期').fill('2016-03-01')
    await page.getByLabel('邮箱').fill('jiang@doorway.example')
    await next(page)
    await chooseSchool(page)
    await next(page)
    await page.getByLabel(/^我已阅读并同意/).check()
    await page.getByRole('button', { name: '提交申请' }).click()
    await page.getByText('请输入手机号').waitFor()
    await page.getByLabel('监护人姓名').fill('江敬之')
    await page.getByLabel('与孩子的关系').fill('父亲')
    await page.getByLabel('监护人手机号').fill('13900000000')
    await page.getByLabel(/^我是孩子的监护人/).check()
    const trackNo = await submit(page)

    const school = await reviewer()
    await school.page.getByRole('button', { name: '审核 江小雨' }).click()
    const details = school.page.getByRole('dialog', { name: '江小雨' })
    await details.getByText('139******00').waitFor()
    await details.getByRole('button', { name: '退回', exact: true }).click()
    const question = school.page.getByRole('dialog', { name: '退回', exact: true })
    await question.getByLabel('退回原因').fill('班级与学校登记不一致')
    await question.getByRole('button', { name: '退回', exact: true }).click()
    await school.page.getByText('江小雨的申请已退回').waitFor()

    await page.goto(`${portal.url}/register`)
    await hydrate(page)
    await page.getByLabel('查询编号').fill(trackNo)
    await page.getByRole('button', { name: '查询进度' }).click()
    await page.getByText('原因：班级与学校登记不一致').waitFor()
  })

  it('offers what was typed before, without the password', async () => {
    const { page } = await newVisitor(portal.browser, PHONE)
    await page.goto(`${portal.url}/userRegister?type=4`)
    await hydrate(page)
    await fillAccount(page, 't_drafted')
    await page.getByLabel('姓名').fill('草稿人')
    const stored = await page.evaluate(() =>
      JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]),
    )
    expect(stored).toContain('草稿人')
    expect(stored).not.toContain(PASSWORD)
    await page.reload()
    await hydrate(page)
    await page.getByRole('button', { name: '继续填写' }).click()
    expect(await page.getByLabel('登录名').inputValue()).toBe('t_drafted')
    expect(await page.getByLabel('密码', { exact: true }).inputValue()).toBe('')
  })
})
