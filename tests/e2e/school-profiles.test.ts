import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { tinyJpeg } from '../../apps/api/src/testing/tiny-pictures'
import { newVisitor, openAs, openMenu } from '../support/journey'
import { servePortal } from '../support/serve-portal'

const portal = servePortal()
const SCHOOL = '望川市砚池小学'
const MOTTO = '笔正心正，行稳致远'

async function personAt(username: string) {
  const visitor = await newVisitor(portal.browser)
  await openAs(visitor.page, `${portal.url}/home`, username)
  await openMenu(visitor.page, '资源与学校', '学校风采')
  return visitor
}

async function edit(page: Page) {
  await page.getByRole('button', { name: `编辑 ${SCHOOL}` }).click()
  await page.getByRole('dialog', { name: SCHOOL }).getByRole('button', { name: '编辑', exact: true }).click()
  return page.getByRole('dialog', { name: `${SCHOOL}的学校风采` })
}

describe('what a school presents', () => {
  it('is written with a picture, returned, corrected, passed by the county and read on the portal', async () => {
    const school = await personAt('ycxx_school01')
    const form = await edit(school.page)
    await form.getByLabel('校训').fill(MOTTO)
    await form
      .locator('input[type=file]')
      .setInputFiles({ name: '书法教室.jpg', mimeType: 'image/jpeg', buffer: tinyJpeg('书法教室') })
    const texts = form.getByLabel(/^照片\d+的说明/)
    await expect.poll(() => texts.last().inputValue()).toBe('')
    await form.getByRole('button', { name: '提交审核' }).click()
    await form.getByText('请为每张图片填写说明').waitFor()
    await texts.last().fill('新的书法教室')
    await form.getByRole('button', { name: '提交审核' }).click()
    await school.page.getByText(`“${SCHOOL}”已提交审核`).waitFor()
    const own = school.page.getByRole('dialog', { name: SCHOOL })
    await own.getByText(/本人编写或提交的内容由他人审核/).waitFor()
    expect(await own.getByRole('button', { name: '通过', exact: true }).count()).toBe(0)

    const visitor = await newVisitor(portal.browser)
    await visitor.page.goto(`${portal.url}/comPageInfo?type=school&id=8`)
    await visitor.page.getByText('一砚一世界').first().waitFor()
    expect(await visitor.page.getByText(MOTTO).count()).toBe(0)

    const county = await personAt('yc_county01')
    await county.page.getByRole('button', { name: `审核 ${SCHOOL}` }).click()
    const review = county.page.getByRole('dialog', { name: SCHOOL })
    await review.getByText('新增', { exact: true }).waitFor()
    await review.getByRole('button', { name: '退回', exact: true }).click()
    const question = county.page.getByRole('dialog', { name: '退回', exact: true })
    await question.getByLabel('原因').fill('请补充办学理念的说明')
    await question.getByRole('button', { name: '退回', exact: true }).click()
    await county.page.getByText(`“${SCHOOL}”已退回`).waitFor()

    await school.page.reload()
    await school.page.getByText('退回原因：请补充办学理念的说明').waitFor()
    await school.page.getByRole('dialog', { name: SCHOOL }).getByRole('button', { name: '编辑', exact: true }).click()
    await form.getByLabel('办学理念').fill('让每个孩子写好自己的名字，也写好自己的人生')
    await form.getByRole('button', { name: '提交审核' }).click()
    await school.page.getByText(`“${SCHOOL}”已提交审核`).waitFor()

    await county.page.reload()
    await county.page.getByRole('button', { name: `审核 ${SCHOOL}` }).click()
    await review.getByRole('button', { name: '通过', exact: true }).click()
    await county.page.getByText(`“${SCHOOL}”已通过，门户已更新`).waitFor()
    // The browser of the first visitor may show what it has cached for a minute.
    const later = await newVisitor(portal.browser)
    await later.page.goto(`${portal.url}/comPageInfo?type=school&id=8`)
    await later.page.getByText(MOTTO).first().waitFor()
    await later.page.getByRole('link', { name: /新的书法教室/ }).waitFor()
    for (const { faults } of [school, county, visitor, later]) expect(faults).toEqual([])
  })
})
