import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { tokenOf } from '../support/api-token'
import { axeViolations } from '../support/axe-violations'
import { newVisitor, openAs, startOf } from '../support/journey'
import { PASSWORD } from '../support/running-portal'
import { servePortal } from '../support/serve-portal'

const portal = servePortal()
const PHONE = { viewport: { width: 360, height: 740 } }
const CHILD = '王梓涵'

async function personAt(username: string, options = {}) {
  const visitor = await newVisitor(portal.browser, options)
  await openAs(visitor.page, portal.url + startOf(username), username)
  return visitor
}
const isTooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: `${CHILD}的个人中心` }).getByRole('link', { name })

describe('a parent in the personal centre', () => {
  it('switches to a child, and every action says for whom it is', async () => {
    const { page, faults } = await personAt('p_wangjg', PHONE)
    await page.goto(`${portal.url}/personalCenter`)
    const family = page.getByRole('navigation', { name: '为谁办理' })
    expect(await family.locator('[aria-current=page]').innerText()).toContain('本人')
    await family.getByRole('link', { name: CHILD }).click()
    await page.getByRole('heading', { level: 1, name: `${CHILD}的个人中心` }).waitFor()
    await page.getByText(`您正以监护人身份，为${CHILD}查看和办理。`).waitFor()
    expect(await axeViolations(page)).toEqual([])
    for (const name of ['报名', '证书', '申请', '隐私与授权']) {
      await tab(page, name).click()
      await page.locator(`.dw-list-tabs [aria-current=page]`, { hasText: name }).waitFor()
      await page.getByRole('heading', { level: 1, name: `${CHILD}的个人中心` }).waitFor()
      expect(await isTooWide(page), name).toBe(false)
      expect(await axeViolations(page), name).toEqual([])
    }
    await page.getByRole('heading', { name: `导出${CHILD}的数据` }).waitFor()
    await page.getByRole('heading', { name: `注销${CHILD}的账号` }).waitFor()
    await page.getByText(`含有${CHILD}照片的投稿会从网站撤下并删除。`, { exact: false }).waitFor()
    await page.getByRole('link', { name: `为${CHILD}变更学校` }).click()
    await page.waitForURL('**/changeSchool?person=*')
    await page.getByRole('link', { name: CHILD }).or(page.getByText(CHILD)).first().waitFor()
    expect(faults).toEqual([])
  })

  it('closes the account of the child after the password, and cancels it', async () => {
    const { page, faults } = await personAt('p_wangjg')
    await page.goto(`${portal.url}/personalCenter`)
    await page.getByRole('navigation', { name: '为谁办理' }).getByRole('link', { name: CHILD }).click()
    await page.getByRole('link', { name: `${CHILD}的隐私与授权` }).click()
    await page.getByRole('button', { name: '申请注销' }).click()
    const prompt = page.getByRole('dialog', { name: `注销${CHILD}的账号` })
    await prompt.getByLabel('登录密码', { exact: true }).fill('Wrong@2026')
    await prompt.getByRole('button', { name: '申请注销' }).click()
    await prompt.getByText('原密码错误').waitFor()
    await prompt.getByLabel('登录密码', { exact: true }).fill(PASSWORD)
    await prompt.getByRole('button', { name: '申请注销' }).click()
    await page
      .getByText(new RegExp(`${CHILD}的账号将于.*注销`))
      .first()
      .waitFor()
    await page.getByRole('button', { name: '撤销注销申请' }).click()
    await page.getByRole('button', { name: '申请注销' }).waitFor()
    expect(faults).toEqual([])
  })

  it('sees who has looked at a full number of the child', async () => {
    const token = await tokenOf(portal.url, 'yc_county01')
    const post = (path: string, body: object) =>
      fetch(portal.url + path, {
        method: 'POST',
        headers: { authorization: token, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }).then((response) => response.json())
    const found = await post('/api/userInfo/queryPageUserInfoList', {
      currentPage: 1,
      pageSize: 5,
      t: { username: 's_wangzh' },
    })
    const [{ id }] = found.data.data
    await post('/api/userInfo/reveal', { id, field: 'mobile', purpose: '核对紧急联系人' })
    const { page, faults } = await personAt('p_wangjg')
    await page.goto(`${portal.url}/personalCenter?child=${id}&tab=privacy`)
    await page.getByText('用途：核对紧急联系人').waitFor()
    await page.getByText(/查看了手机号/).waitFor()
    expect(faults).toEqual([])
  })

  it('is led to the own centre by a link to another’s child', async () => {
    const { page } = await personAt('p_zhaoyl')
    await page.goto(`${portal.url}/personalCenter?child=1`)
    await page.getByRole('heading', { level: 1, name: /，您好/ }).waitFor()
    expect(new URL(page.url()).search).toBe('')
  })
})

describe('the own centre of a teacher', () => {
  it('has entries, works with scores, and certificates', async () => {
    const { page, faults } = await personAt('t_linyq', PHONE)
    for (const [name, heading] of [
      ['entries', '我的报名'],
      ['works', '作品与成绩'],
      ['certificates', '我的证书'],
      ['security', '账号绑定'],
    ]) {
      await page.goto(`${portal.url}/personalCenter?tab=${name}`)
      await page.getByRole('region', { name: heading }).waitFor()
      expect(await isTooWide(page), name).toBe(false)
      expect(await axeViolations(page), name).toEqual([])
    }
    expect(faults).toEqual([])
  })
})
