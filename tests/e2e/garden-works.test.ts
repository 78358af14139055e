import { describe, expect, it } from 'vitest'
import { tinyJpeg } from '../../apps/api/src/testing/tiny-pictures'
import { personAt } from '../support/article-journey'
import { newVisitor } from '../support/journey'
import { servePortal } from '../support/serve-portal'

const portal = servePortal()
const TITLE = '秋天的落叶小路'
const COLUMN = '/preschoolEducation/producedGarden'
const SCREEN = ['资源与学校', '学前教育管理'] as const

describe('a work of a kindergarten', () => {
  it('is written, returned, corrected, passed by the county, read on the portal, and withdrawn', async () => {
    const garden = await personAt(portal, 'k_baisr', ...SCREEN)
    const { page: home } = garden
    await home.getByRole('button', { name: '园所投稿' }).click()
    const form = home.getByRole('dialog', { name: '园所投稿' })
    await form.getByRole('button', { name: '提交审核' }).click()
    await form.getByText('此项必填').first().waitFor()
    await form.getByRole('textbox', { name: '作品标题' }).fill(TITLE)
    await form.getByRole('button', { name: '提交审核' }).click()
    await expect.poll(() => form.getByText('此项必填').count()).toBe(4)
    await form.getByRole('combobox', { name: '作品类型' }).selectOption({ label: '环境创设' })
    await form.getByRole('combobox', { name: '领域' }).selectOption({ label: '科学' })
    await form.getByRole('combobox', { name: '年龄班' }).selectOption({ label: '中班' })
    await form.getByRole('textbox', { name: '内容' }).fill('院子里的落叶铺成一条小路。')
    await form
      .locator('input[type=file]')
      .setInputFiles({ name: '小路.jpg', mimeType: 'image/jpeg', buffer: tinyJpeg('小路') })
    await form.getByRole('img', { name: '照片1' }).waitFor()
    await form.getByRole('button', { name: '提交审核' }).click()
    await form.getByText('请确认照片中没有孩子').first().waitFor()
    await form.getByRole('checkbox', { name: '我确认照片中没有孩子' }).check()
    await form.getByRole('button', { name: '提交审核' }).click()
    await home.getByText(`“${TITLE}”已提交审核`).waitFor()

    const county = await personAt(portal, 'yc_county01', ...SCREEN)
    const { page: desk } = county
    const work = desk.getByRole('dialog', { name: TITLE })
    await desk.getByRole('button', { name: `审核 ${TITLE}` }).click()
    await work.getByText('投稿人确认照片中没有孩子，不需要授权。').waitFor()
    await work.getByRole('button', { name: '退回', exact: true }).click()
    const question = desk.getByRole('dialog', { name: '退回', exact: true })
    await question.getByLabel('原因').fill('请写出活动步骤')
    await question.getByRole('button', { name: '退回', exact: true }).click()
    await desk.getByText(`“${TITLE}”已退回`).waitFor()

    await home.getByRole('tab', { name: '园所草稿' }).click()
    await home.getByRole('button', { name: `查看 ${TITLE}` }).click()
    await home.getByRole('dialog', { name: TITLE }).getByRole('button', { name: '修改' }).click()
    const edited = home.getByRole('dialog', { name: `修改投稿“${TITLE}”` })
    await edited.getByText('退回原因：请写出活动步骤').waitFor()
    await edited.getByRole('textbox', { name: '内容' }).fill('先收集，再分颜色，最后铺成小路。')
    await edited.getByRole('checkbox', { name: '我确认照片中没有孩子' }).check()
    await edited.getByRole('button', { name: '提交审核' }).click()
    await home.getByText(`“${TITLE}”已提交审核`).waitFor()

    const visitor = await newVisitor(portal.browser, { viewport: { width: 360, height: 740 } })
    await visitor.page.goto(portal.url + COLUMN)
    await visitor.page.getByRole('heading', { level: 1, name: '园所出品' }).waitFor()
    expect(await visitor.page.getByRole('link', { name: TITLE }).count()).toBe(0)
    await desk.reload()
    await desk.getByRole('button', { name: `审核 ${TITLE}` }).click()
    await work.getByRole('button', { name: '通过', exact: true }).click()
    await desk.getByText(`“${TITLE}”已通过，已在门户发布`).waitFor()

    const reader = await newVisitor(portal.browser, { viewport: { width: 360, height: 740 } })
    await reader.page.goto(portal.url + COLUMN)
    await reader.page.getByRole('link', { name: TITLE }).first().click()
    await reader.page.getByText('先收集，再分颜色，最后铺成小路。').waitFor()
    const address = reader.page.url()

    await home.getByRole('tab', { name: '已发布' }).click()
    await home.getByRole('button', { name: `查看 ${TITLE}` }).click()
    await home.getByRole('dialog', { name: TITLE }).getByRole('button', { name: '撤回' }).click()
    await home.getByRole('alertdialog', { name: '撤回' }).getByRole('button', { name: '撤回' }).click()
    await home.getByText(`“${TITLE}”已撤回`).waitFor()
    const later = await newVisitor(portal.browser)
    expect((await later.page.goto(address))?.status()).toBe(404)
    await later.page.goto(portal.url + COLUMN)
    await later.page.getByRole('heading', { level: 1, name: '园所出品' }).waitFor()
    expect(await later.page.getByRole('link', { name: TITLE }).count()).toBe(0)
    for (const { faults } of [garden, county, visitor, reader]) expect(faults).toEqual([])
  })
})
