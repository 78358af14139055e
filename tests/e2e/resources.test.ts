import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { tinyJpeg } from '../../apps/api/src/testing/tiny-pictures'
import { newVisitor, openAs, openMenu, startOf } from '../support/journey'
import { servePortal } from '../support/serve-portal'

const portal = servePortal()
const TITLE = '分数墙的秘密（公开课）'

async function personAt(username: string) {
  const visitor = await newVisitor(portal.browser)
  await openAs(visitor.page, portal.url + startOf(username), username)
  return visitor
}

async function teacherUploads(page: Page) {
  await page.goto(`${portal.url}/uploadResources`)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: '分数墙.jpg', mimeType: 'image/jpeg', buffer: tinyJpeg('分数墙') })
  await page.getByRole('button', { name: '填写信息：分数墙.jpg' }).click()
  await page.getByLabel('标题').fill(TITLE)
  await page.getByLabel('资源类型').selectOption('micro')
  await page.getByLabel('学段', { exact: true }).selectOption('2')
  await page.getByLabel('学科').selectOption('0202')
  await page.getByLabel('作者').fill('林砚秋')
  await page.getByLabel('版权声明').selectOption('own')
  await page.getByLabel('公开范围').selectOption('county')
}

async function review(page: Page, decision: '通过' | '退回', reason?: string) {
  await page.getByRole('button', { name: `审核 ${TITLE}` }).click()
  const details = page.getByRole('dialog', { name: TITLE })
  await details.getByRole('img').or(details.getByRole('link')).first().waitFor()
  await details.getByRole('button', { name: decision, exact: true }).click()
  if (reason === undefined) return
  const question = page.getByRole('dialog', { name: decision, exact: true })
  await question.getByLabel('原因').fill(reason)
  await question.getByRole('button', { name: decision, exact: true }).click()
}

describe('a resource of a teacher', () => {
  it('is uploaded, returned, submitted again, passed by the county, read, reported and taken off', async () => {
    const teacher = await personAt('t_linyq')
    await teacherUploads(teacher.page)
    await teacher.page.getByRole('button', { name: '提交审核', exact: true }).click()
    await teacher.page.getByText('待审核').first().waitFor()

    const school = await personAt('ycxx_school01')
    await openMenu(school.page, '资源与学校', '资源管理')
    await school.page.getByRole('button', { name: `查看 ${TITLE}` }).click()
    await school.page.getByText(/该资源由其公开范围的管理员审核/).waitFor()
    expect(await school.page.getByRole('button', { name: '通过', exact: true }).count()).toBe(0)

    const county = await personAt('yc_county01')
    await openMenu(county.page, '资源与学校', '资源管理')
    await review(county.page, '退回', '请补充使用的教材版本')
    await county.page.getByText(`“${TITLE}”已退回`).waitFor()

    await teacher.page.reload()
    await teacher.page.getByText('请补充使用的教材版本').waitFor()
    await teacher.page.getByRole('button', { name: '提交审核' }).first().click()
    await teacher.page.getByText('待审核').first().waitFor()
    await county.page.reload()
    await review(county.page, '通过')
    await county.page.getByText(`“${TITLE}”已通过并上架`).waitFor()

    await teacher.page.goto(`${portal.url}/microList`)
    await teacher.page.getByText(TITLE).first().waitFor()

    const reader = await personAt('t_xutb')
    await reader.page.goto(`${portal.url}/microList`)
    await reader.page
      .getByRole('link', { name: new RegExp(TITLE.slice(0, 5)) })
      .first()
      .click()
    await reader.page.getByText('举报', { exact: true }).click()
    await reader.page.getByLabel('请说明问题（至少5个字）').fill('图片太模糊看不清')
    await reader.page.getByRole('button', { name: '提交举报' }).click()
    await reader.page.getByText('举报已提交，我们会尽快处理。').waitFor()
    await county.page.getByRole('tab', { name: /^举报/ }).click()
    await county.page.getByRole('button', { name: `处理 ${TITLE}` }).click()
    const question = county.page.getByRole('dialog', { name: '处理', exact: true })
    await question.getByLabel('处理结果').fill('已核实，请作者更换图片')
    await question.getByLabel('同时下架该资源').check()
    await question.getByRole('button', { name: '处理', exact: true }).click()
    await county.page.getByText(`“${TITLE}”的举报已处理`).waitFor()
    await reader.page.goto(`${portal.url}/microList`)
    await expect.poll(() => reader.page.getByText(TITLE).count()).toBe(0)
    for (const { faults } of [teacher, school, county, reader]) expect(faults).toEqual([])
  })
})
