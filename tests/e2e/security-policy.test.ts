import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { EXPIRED } from '../support/expiry-watch'
import { newVisitor, openMenu, signIn } from '../support/journey'
import { servePortal } from '../support/serve-portal'

const portal = servePortal()

async function atHome(username: string) {
  const { page, faults } = await newVisitor(portal.browser)
  await signIn(page, portal.url, username)
  await page.waitForURL('**/home')
  return { page, faults }
}

async function open(username: string, tab: string) {
  const { page, faults } = await atHome(username)
  await page.goto(`${portal.url}/security-policy?tab=${tab}`)
  return { page, faults }
}

describe('the security policy', () => {
  it('is proposed by one person and confirmed by another one', async () => {
    const officer = await open('secop', 'policy')
    await officer.page.getByRole('button', { name: '提出修改' }).click()
    const form = officer.page.getByRole('dialog', { name: '提出修改' })
    await form.getByRole('textbox', { name: '锁定前允许的密码错误次数' }).fill('4')
    await form.getByRole('button', { name: '提交' }).click()
    await form.getByText('请填写修改原因，至少5个字符').waitFor()
    await form.getByRole('textbox', { name: '修改原因' }).fill('落实年度安全检查要求')
    await form.getByRole('button', { name: '提交' }).click()
    await officer.page.getByText('锁定前允许的密码错误次数：5 → 4').waitFor()
    expect(await officer.page.getByRole('button', { name: '确认' }).count()).toBe(0)

    const admin = await open('admin', 'policy')
    await admin.page.getByRole('button', { name: '确认' }).click()
    const question = admin.page.getByRole('alertdialog', { name: '安全策略' })
    await question.getByRole('button', { name: '确定' }).click()
    await admin.page.getByText('策略修改已生效').waitFor()
    expect([...officer.faults, ...admin.faults]).toEqual([])
    await officer.page.context().close()
    await admin.page.context().close()
  })
})

describe('the consents of guardians', () => {
  it('are listed for the auditor', async () => {
    const { page, faults } = await open('audit01', 'consents')
    await page.getByRole('grid', { name: '授权记录' }).getByText('肖像公开').first().waitFor()
    expect(await page.getByRole('tab', { name: '安全策略' }).count()).toBe(0)
    expect(faults).toEqual([])
    await page.context().close()
  })
})

async function search(page: Page, username: string) {
  await page.getByRole('searchbox', { name: '登录名' }).fill(username)
  await page.getByRole('button', { name: '查询' }).click()
}

async function endChosen(page: Page, count: number, choice: string) {
  await page.getByRole('button', { name: `结束所选会话（${count}）` }).click()
  const question = page.getByRole('alertdialog', { name: '结束会话' })
  await question.getByText(`您确定要结束 ${count} 个会话吗？`).waitFor()
  await question.getByRole('button', { name: choice }).click()
  await question.waitFor({ state: 'hidden' })
}

describe('the open sessions', () => {
  it('of another person are ended, who is then signed out', async () => {
    const person = await atHome('yc_county01')
    const { page, faults } = await open('sysop', 'sessions')
    await search(page, 'yc_county01')
    await page
      .getByRole('row', { name: /yc_county01/ })
      .getByRole('checkbox')
      .check()
    await endChosen(page, 1, '取消')
    await person.page.reload()
    await person.page.getByRole('heading', { name: '陆清和，您好' }).waitFor()
    await endChosen(page, 1, '确定')
    await page.getByText('已结束 1 个会话').waitFor()
    await page.getByText('没有找到“yc_county01”的会话').waitFor()

    await openMenu(person.page, '系统管理', '用户管理')
    await person.page.getByText(EXPIRED).first().waitFor()
    await person.page.waitForURL('**/login?redirect=*')
    const auditor = await newVisitor(portal.browser)
    await signIn(auditor.page, portal.url, 'audit01')
    await auditor.page.waitForURL('**/home')
    await openMenu(auditor.page, '安全审计', '登录日志')
    await auditor.page.getByLabel('结果').selectOption({ label: '被强制下线' })
    await auditor.page.getByRole('button', { name: '查询', exact: true }).click()
    await auditor.page.getByRole('row', { name: /yc_county01.*被强制下线/ }).waitFor()
    expect([...person.faults, ...faults, ...auditor.faults]).toEqual([])
  })

  it('all stay when one of them has ended meanwhile, which then leaves the list', async () => {
    const staying = await atHome('wc_city01')
    const leaving = await atHome('ycxx_school01')
    const { page } = await open('sysop', 'sessions')
    const rowOf = (username: string) => page.getByRole('row', { name: new RegExp(username) })
    for (const username of ['wc_city01', 'ycxx_school01']) await rowOf(username).getByRole('checkbox').check()
    await leaving.page.getByRole('button', { name: /^用户菜单/ }).click()
    await leaving.page.getByRole('menuitem', { name: '退出登录' }).click()
    await leaving.page.waitForURL('**/login')
    await endChosen(page, 2, '确定')
    await page.getByText('数据不存在或已被删除').waitFor()
    await rowOf('ycxx_school01').waitFor({ state: 'detached' })
    await staying.page.reload()
    await staying.page.getByRole('heading', { name: '姜闻溪，您好' }).waitFor()
    await rowOf('wc_city01').getByRole('checkbox').check()
    await endChosen(page, 1, '确定')
    await page.getByText('已结束 1 个会话').waitFor()
  })

  it('are neither listed for people without the code, nor are those of people with more rights', async () => {
    const officer = await open('secop', 'sessions')
    await officer.page.getByRole('tab', { name: '第二人确认' }).waitFor()
    expect(await officer.page.getByRole('tab', { name: '在线会话' }).count()).toBe(0)
    const { page } = await open('sysop', 'sessions')
    await search(page, 'secop')
    await page.getByText('没有找到“secop”的会话').waitFor()
  })
})
