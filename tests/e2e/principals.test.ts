import { describe, expect, it } from 'vitest'
import { tinyJpeg } from '../../apps/api/src/testing/tiny-pictures'
import { newVisitor, openAs, openMenu } from '../support/journey'
import { servePortal } from '../support/serve-portal'

const portal = servePortal()
const SCHOOL = '望川市砚池小学'
const NAME = '顾砚秋'
const SUMMARY = '把一间书法教室办成一所学校的名片。'

async function personAt(username: string) {
  const visitor = await newVisitor(portal.browser)
  await openAs(visitor.page, `${portal.url}/home`, username)
  await openMenu(visitor.page, '资源与学校', '校长管理')
  return visitor
}

/** A teacher on the portal, with an empty cache. */
async function readerOfPortal() {
  const visitor = await newVisitor(portal.browser)
  await openAs(visitor.page, `${portal.url}/doorMain`, 't_linyq')
  return visitor
}

describe('the profile of a principal', () => {
  it('is written, submitted, passed by the county, read on the portal and taken off it', async () => {
    const school = await personAt('ycxx_school01')
    await school.page.getByRole('button', { name: '新增校长' }).click()
    const form = school.page.getByRole('dialog', { name: '新增校长' })
    await form.getByLabel('姓名').fill(NAME)
    await form.getByRole('button', { name: '提交审核' }).click()
    await form.getByText('请选择学校').waitFor()
    await form.getByLabel('学校').fill('砚池小学')
    await school.page.getByRole('option', { name: SCHOOL }).click()
    await form.getByLabel('简介').fill(SUMMARY)
    await form.getByLabel('荣誉').fill('云泽省优秀校长')
    await form.getByLabel('个人履历').fill('1998年参加工作。\n2015年任现职。')
    await form
      .locator('input[type=file]')
      .setInputFiles({ name: '校长.jpg', mimeType: 'image/jpeg', buffer: tinyJpeg('校长') })
    await form.getByRole('button', { name: '移除照片' }).waitFor()
    await form.getByRole('button', { name: '提交审核' }).click()
    // The draft is saved; the server refuses the review for the field that is empty.
    await form.getByText('此项必填').waitFor()
    await form.getByLabel('职务').fill('望川市砚池小学校长')
    await form.getByRole('button', { name: '提交审核' }).click()
    await school.page.getByText(`“${NAME}”已提交审核`).waitFor()
    const own = school.page.getByRole('dialog', { name: NAME })
    await own.getByText(/本人编写或提交的内容由他人审核/).waitFor()
    expect(await own.getByRole('button', { name: '通过', exact: true }).count()).toBe(0)

    const county = await personAt('yc_county01')
    await county.page.getByRole('button', { name: `审核 ${NAME}` }).click()
    const review = county.page.getByRole('dialog', { name: NAME })
    await review.getByText('2015年任现职。').waitFor()
    await review.getByRole('button', { name: '通过', exact: true }).click()
    await county.page.getByText(`“${NAME}”已通过，门户已更新`).waitFor()

    const reader = await readerOfPortal()
    await reader.page.goto(`${portal.url}/principalGrowth`)
    await reader.page
      .getByRole('link', { name: new RegExp(NAME) })
      .first()
      .click()
    await reader.page.getByRole('heading', { level: 1, name: NAME }).waitFor()
    await reader.page.getByText('2015年任现职。').waitFor()
    const address = reader.page.url()

    await county.page.getByRole('button', { name: `编辑 ${NAME}` }).click()
    await review.getByRole('button', { name: '从门户撤下' }).click()
    const question = county.page.getByRole('dialog', { name: '从门户撤下' })
    await question.getByLabel('原因').fill('本人已调离学校')
    await question.getByRole('button', { name: '从门户撤下' }).click()
    await county.page.getByText(`“${NAME}”已从门户撤下`).waitFor()
    const later = await readerOfPortal()
    await later.page.goto(address)
    await later.page.getByText('内容已下线').waitFor()
    expect(await later.page.getByText('2015年任现职。').count()).toBe(0)
    await later.page.goto(`${portal.url}/principalGrowth`)
    await later.page
      .getByRole('link', { name: /欧阳既明/ })
      .first()
      .waitFor()
    expect(await later.page.getByRole('link', { name: new RegExp(NAME) }).count()).toBe(0)
    for (const { faults } of [school, county]) expect(faults).toEqual([])
  })
})
