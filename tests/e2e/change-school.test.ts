import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { tinyJpeg } from '../../apps/api/src/testing/tiny-pictures'
import { axeViolations } from '../support/axe-violations'
import { newVisitor, openAs, openMenu, startOf } from '../support/journey'
import { servePortal } from '../support/serve-portal'

const portal = servePortal()
const NAME = '林砚秋'
const TARGET = '云津区实验学校'

async function personAt(username: string, options: Parameters<typeof newVisitor>[1] = {}) {
  const visitor = await newVisitor(portal.browser, options)
  await openAs(visitor.page, portal.url + startOf(username), username)
  return visitor
}

/** Today on the site's clock. */
const today = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)

async function fillForm(page: Page, reason: string) {
  await page.getByLabel('变更类型').selectOption('transfer')
  await page.getByLabel('目标区域', { exact: true }).selectOption({ label: '云泽省' })
  const city = page.getByLabel('目标区域（第2级）')
  await city.selectOption({ label: '青屿市' })
  await page.getByRole('combobox', { name: '目标学校' }).fill('云津')
  await page.getByText('没有找到相关内容').waitFor()
  await city.selectOption({ label: '望川市' })
  await page.getByRole('combobox', { name: '目标学校' }).fill('云津')
  await page.getByRole('option', { name: new RegExp(TARGET) }).click()
  await page.getByLabel('生效日期').fill(today())
  await page.getByLabel('变更原因').fill(reason)
}

async function agreeAs(username: string) {
  const { page, faults } = await personAt(username)
  await openMenu(page, '组织机构', '变更学校审核')
  await page.getByRole('button', { name: `审批 ${NAME}` }).click()
  const details = page.getByRole('dialog', { name: `${NAME}的变更申请` })
  await details.getByRole('link', { name: '调令.jpg' }).waitFor()
  await details.getByRole('button', { name: '同意', exact: true }).click()
  await page.getByText(`已同意${NAME}的申请`).waitFor()
  expect(faults).toEqual([])
}

describe('a change of school', () => {
  it('is requested on a phone, withdrawn, requested again, agreed to by three people, and takes effect', async () => {
    const teacher = await personAt('t_linyq', { viewport: { width: 360, height: 740 } })
    const { page } = teacher
    await page.goto(`${portal.url}/changeSchool`)
    await page.getByText('望川市砚池小学').first().waitFor()
    await page.getByRole('button', { name: '提交申请' }).click()
    await page.getByText('请选择目标学校').waitFor()
    expect(await axeViolations(page)).toEqual([])
    await fillForm(page, '随家庭迁居')
    await page.getByRole('button', { name: '提交申请' }).click()
    await page.getByText('待转出学校审批').waitFor()
    await page.getByRole('button', { name: `撤回申请：${NAME}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '撤回申请' }).click()
    await page.getByText('已撤回', { exact: true }).waitFor()

    await fillForm(page, '随教师交流轮岗')
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: '调令.jpg', mimeType: 'image/jpeg', buffer: tinyJpeg('调令') })
    await page.getByRole('button', { name: '移除 调令.jpg' }).waitFor()
    await page.getByRole('button', { name: '提交申请' }).click()
    await page.getByText('待转出学校审批').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)

    for (const approver of ['ycxx_school01', 'wc_city01', 'prov01']) await agreeAs(approver)

    await page.reload()
    await page.getByText('已生效', { exact: true }).waitFor()
    await page.goto(`${portal.url}/personalCenter?tab=notices`)
    await page.getByText(`${NAME}的学校已变更为“${TARGET}”`).waitFor()
    await page.getByText(new RegExp(`教师 · ${TARGET}`)).waitFor()
    expect(teacher.faults).toEqual([])
  })

  it('is rejected with a reason that the person reads', async () => {
    const city = await personAt('wc_city01')
    await openMenu(city.page, '组织机构', '变更学校审核')
    await city.page.getByRole('button', { name: '审批 许棠贝' }).click()
    await city.page.getByRole('button', { name: '驳回', exact: true }).click()
    const question = city.page.getByRole('dialog', { name: '驳回', exact: true })
    await question.getByLabel('理由').fill('本学期编制已满')
    await question.getByRole('button', { name: '驳回', exact: true }).click()
    await city.page.getByText('已驳回许棠贝的申请').waitFor()
    const { page } = await personAt('t_xutb')
    await page.goto(`${portal.url}/changeSchool`)
    await page.getByText(/驳回：本学期编制已满/).waitFor()
  })

  it('of a child under 14 is for the parent', async () => {
    const child = await personAt('s_wangzh')
    await child.page.goto(`${portal.url}/changeSchool`)
    await child.page.getByText('未满14周岁，请由家长登录后为您申请。').waitFor()
    const { page } = await personAt('p_wangjg')
    await page.goto(`${portal.url}/changeSchool`)
    await page.getByText('王梓涵').first().waitFor()
    await fillForm(page, '随父母迁居到云津区')
    await page.getByLabel('变更类型').selectOption('move')
    await page.getByLabel('目标年级').selectOption({ index: 1 })
    await page.getByLabel('目标班级').selectOption({ index: 1 })
    await page.getByRole('button', { name: '提交申请' }).click()
    await page.getByText('待转出学校审批').waitFor()
  })
})
