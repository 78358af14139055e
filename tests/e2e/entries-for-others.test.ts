import { describe, expect, it } from 'vitest'
import { hydrate, newVisitor, openAs } from '../support/journey'
import { servePortal } from '../support/serve-portal'

const portal = servePortal()
const COMPETITION = '云泽省中小学实验教学说课展示活动'
const TOPIC = '会变色的紫甘蓝'
const FILE = [
  '赛事,登录名,参赛组别,学段,学科,课题名称',
  `${COMPETITION},t_initial,小学科学组,小学,科学,浮沉子`,
  `${COMPETITION},t_xutb,小学科学组,小学,科学,别校的老师`,
].join('\n')

async function visitAs(username: string, path: string) {
  const visitor = await newVisitor(portal.browser)
  await openAs(visitor.page, portal.url + path, username)
  await hydrate(visitor.page)
  return visitor
}

describe('a school', () => {
  it('enters a teacher, who is notified and may cancel', async () => {
    const { page, faults, context } = await visitAs('ycxx_school01', '/othersSignUpList')
    await page.getByRole('link', { name: '代他人报名' }).click()
    await page.waitForURL('**/othersSignUpList?view=behalf')
    await page.getByRole('grid', { name: '代报名列表' }).getByText('王梓涵').waitFor()
    await page.getByRole('button', { name: '代报名', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: '代报名' })
    await dialog.getByRole('combobox', { name: '赛事' }).selectOption(COMPETITION)
    await dialog.getByRole('combobox', { name: '参赛人' }).fill('林砚')
    await dialog.getByRole('option', { name: '林砚秋（t_linyq）' }).click()
    await dialog.getByRole('combobox', { name: '参赛组别' }).selectOption('小学科学组')
    await dialog.getByRole('combobox', { name: '学科' }).selectOption('科学')
    await dialog.getByRole('textbox', { name: '课题名称' }).fill(TOPIC)
    await dialog.getByRole('checkbox', { name: /^已征得本人同意/ }).check()
    await dialog.getByRole('button', { name: '提交报名' }).click()
    await page.getByText(/^已为林砚秋报名，回执编号 BM4\d{6}$/).waitFor()
    expect(faults).toEqual([])
    await context.close()

    const teacher = await visitAs('t_linyq', '/message-center')
    await teacher.page.getByText('学校已为您报名').first().click()
    await teacher.page.getByText(`望川市砚池小学已为您报名“${COMPETITION}”：${TOPIC}。`).first().waitFor()
    await teacher.page.goto(`${portal.url}/othersSignUpList?id=4&tab=entry`)
    await teacher.page.getByRole('button', { name: '取消报名' }).click()
    await teacher.page.getByRole('button', { name: '确定取消' }).click()
    await teacher.page.getByText('已取消报名').waitFor()
    expect(teacher.faults).toEqual([])
  })

  it('imports a file, is told which rows are at fault, and takes the import back', async () => {
    const { page, faults } = await visitAs('ycxx_school01', '/othersSignUpList?view=behalf')
    await page.getByRole('button', { name: '批量导入' }).click()
    const drawer = page.getByRole('dialog', { name: '导入报名' })
    await drawer.locator('input[type=file]').setInputFiles({
      name: '报名.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(FILE),
    })
    await drawer.getByText('登录名：本校没有该登录名').waitFor()
    await drawer.getByRole('button', { name: '只导入正确的 1 行' }).click()
    const table = page.getByRole('grid', { name: '代报名列表' })
    await table.getByText('浮沉子').waitFor()
    await drawer.getByRole('button', { name: '撤销本次导入' }).click()
    await table.getByRole('row').filter({ hasText: '浮沉子' }).getByText('已取消').waitFor()
    expect(faults).toEqual([])
  })
})

describe('a teacher', () => {
  it('has no such tab, and reads why at its address', async () => {
    const { page } = await visitAs('t_linyq', '/othersSignUpList')
    await page.getByRole('link', { name: COMPETITION }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(await page.getByRole('link', { name: '代他人报名' }).count()).toBe(0)
    await page.goto(`${portal.url}/othersSignUpList?view=behalf`)
    await hydrate(page)
    await page.getByText('您没有权限查看此内容').waitFor()
    expect(await page.getByRole('button', { name: '代报名', exact: true }).count()).toBe(0)
  })
})
