import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { newVisitor, openAs, openMenu } from '../support/journey'
import { servePortal } from '../support/serve-portal'

const portal = servePortal()
const NAME = '云泽省校园短视频大赛'

/** Goes to a step of the editor and waits for its form. */
async function openStep(page: Page, step: string) {
  await page.getByRole('navigation', { name: '编辑步骤' }).getByRole('button', { name: step }).click()
  const form = page.getByRole('form', { name: step })
  await form.waitFor()
  return form
}

/** Adds a phase and fills its times; kind and name are those that follow. */
async function addPhase(form: ReturnType<Page['getByRole']>, index: number, from: string, until: string) {
  await form.getByRole('button', { name: '添加阶段' }).click()
  const row = form.getByRole('list', { name: '阶段', exact: true }).getByRole('listitem').nth(index)
  await row.getByLabel('开始时间').fill(from)
  await row.getByLabel('截止时间').fill(until)
  return row
}

const namesOnPortal = async () => {
  const response = await fetch(`${portal.url}/api/portal/competitions?currentPage=1&pageSize=50`)
  const { data } = await response.json()
  return data.data.map(({ name }: { name: string }) => name)
}

describe('a competition', () => {
  it('is set up step by step, published, shown to visitors and cancelled', async () => {
    const { page, faults } = await newVisitor(portal.browser)
    await openAs(page, `${portal.url}/home`, 'comp01')
    await openMenu(page, '赛事管理', '赛事配置')
    await page.getByRole('button', { name: '新增赛事' }).click()
    const dialog = page.getByRole('dialog', { name: '新增赛事' })
    await dialog.getByRole('textbox', { name: '赛事名称' }).fill(NAME)
    await dialog.getByRole('textbox', { name: '编码' }).fill('yunze-video')
    await dialog.getByRole('combobox', { name: '赛事类型' }).selectOption('其他赛事')
    await dialog.getByRole('combobox', { name: '主办机构' }).click()
    await page.getByRole('searchbox').last().fill('云泽省教育厅')
    await page
      .getByRole('button', { name: /^云泽省教育厅/ })
      .first()
      .click()
    await dialog.getByRole('button', { name: '创建并编辑' }).click()

    const basics = page.getByRole('form', { name: '基本信息' })
    await basics.getByRole('textbox', { name: '赛事介绍' }).fill('拍下校园里的一天。')
    expect(await page.getByRole('button', { name: '发布', exact: true }).isDisabled()).toBe(true)
    const groups = await openStep(page, '组别与对象')
    await groups.getByRole('checkbox', { name: '学生' }).check()
    await groups.getByRole('button', { name: '添加组别' }).click()
    await groups.getByRole('textbox', { name: '组别名称' }).fill('中学组')

    const phases = await openStep(page, '赛程阶段')
    const year = new Date().getFullYear() + 1
    await addPhase(phases, 0, `${year}-01-01T09:00`, `${year}-02-01T09:00`)
    await addPhase(phases, 1, `${year}-01-10T09:00`, `${year}-02-10T09:00`)
    // The back button leads to the step before, and would lose the phases.
    await page.goBack()
    await page.getByRole('alertdialog').getByRole('button', { name: '继续编辑' }).click()
    expect(await phases.getByLabel('开始时间').first().inputValue()).toBe(`${year}-01-01T09:00`)
    const third = await addPhase(phases, 2, `${year}-02-12T09:00`, `${year}-02-11T09:00`)
    await phases.getByRole('button', { name: '保存本步' }).click()
    await third.getByText('结束时间必须晚于开始时间').waitFor()
    await third.getByLabel('截止时间').fill(`${year}-02-20T09:00`)
    const fourth = await addPhase(phases, 3, `${year}-02-21T09:00`, `${year}-03-01T09:00`)
    await fourth.getByRole('combobox', { name: '阶段类型' }).selectOption('评审')
    const fifth = await addPhase(phases, 4, `${year}-03-02T09:00`, `${year}-03-09T09:00`)
    await fifth.getByRole('combobox', { name: '阶段类型' }).selectOption('公示')
    const sixth = await addPhase(phases, 5, `${year}-03-10T09:00`, `${year}-04-10T09:00`)
    await sixth.getByRole('combobox', { name: '阶段类型' }).selectOption('公布结果')

    const works = await openStep(page, '作品要求')
    await works.getByRole('button', { name: '添加材料' }).click()
    await works.getByRole('textbox', { name: '材料名称' }).fill('短视频')
    await works.getByRole('textbox', { name: '文件格式' }).fill('mp4')
    await works.getByRole('checkbox', { name: '必须提交' }).check()
    await works.getByRole('textbox', { name: '原创承诺' }).fill('作品为本人原创。')
    const awards = await openStep(page, '奖项设置')
    await awards.getByRole('button', { name: '添加奖项' }).click()
    await awards.getByRole('textbox', { name: '奖项名称' }).fill('一等奖')
    await awards.getByRole('button', { name: '保存本步' }).click()
    await page.getByText('必填项已完成，可以发布。').waitFor()
    expect(await namesOnPortal()).not.toContain(NAME)

    await page.getByRole('button', { name: '发布', exact: true }).click()
    await page
      .getByRole('alertdialog', { name: '发布' })
      .getByText(/^发布后所有访客可见/)
      .waitFor()
    await page.getByRole('alertdialog', { name: '发布' }).getByRole('button', { name: '发布' }).click()
    await page.getByText(`赛事“${NAME}”已发布`).waitFor()
    expect(await namesOnPortal()).toContain(NAME)

    await page.getByRole('button', { name: '返回列表' }).click()
    await page.getByRole('button', { name: `${NAME} 的操作` }).click()
    await page.getByRole('menuitem', { name: '取消赛事' }).click()
    const cancel = page.getByRole('dialog', { name: '取消赛事' })
    await cancel.getByRole('textbox', { name: '取消原因' }).fill('因场地维修取消')
    await cancel.getByRole('button', { name: '取消赛事' }).click()
    await page.getByText(`赛事“${NAME}”已取消`).waitFor()
    expect(await namesOnPortal()).not.toContain(NAME)
    expect(faults).toEqual([])
    await page.context().close()
  })
})
