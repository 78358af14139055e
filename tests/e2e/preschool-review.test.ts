import { describe, expect, it } from 'vitest'
import { tinyJpeg } from '../../apps/api/src/testing/tiny-pictures'
import { newVisitor, openAs, openMenu, startOf } from '../support/journey'
import { servePortal } from '../support/serve-portal'

const portal = servePortal()
const HOME = '/preschoolEducation/homeProduced'
const TITLE = '纸箱小火车'

async function personAt(username: string) {
  const visitor = await newVisitor(portal.browser)
  await openAs(visitor.page, portal.url + startOf(username), username)
  return visitor
}

describe('a work of a family', () => {
  it('is written, returned, corrected, passed next to its consent, read on the portal, and withdrawn', async () => {
    const family = await personAt('p_wangjg')
    const { page: home } = family
    await home.goto(`${portal.url}${HOME}?view=submit`)
    await home.getByLabel('标题').fill(TITLE)
    await home.getByLabel('类型').selectOption('toy')
    await home.getByLabel('领域').selectOption('art')
    await home.getByLabel('适合的年龄班').selectOption('middle')
    await home.getByRole('textbox', { name: '内容' }).fill('用旧纸箱和瓶盖做的小火车。')
    await home
      .locator('input[type=file]')
      .setInputFiles({ name: '车头.jpg', mimeType: 'image/jpeg', buffer: tinyJpeg('车头') })
    await home.getByRole('heading', { name: '照片（1 / 9）' }).waitFor()
    await home.getByLabel('照片里有孩子').check()
    await home.getByLabel(/我是这个孩子的监护人/).check()
    await home.getByRole('button', { name: '提交审核' }).click()
    await home.getByRole('button', { name: `撤回：${TITLE}` }).waitFor()

    const county = await personAt('yc_county01')
    const { page: desk } = county
    await openMenu(desk, '资源与学校', '学前教育管理')
    await desk.getByRole('button', { name: `审核 ${TITLE}` }).click()
    const work = desk.getByRole('dialog', { name: TITLE })
    const record = work.getByRole('region', { name: '监护人授权记录' })
    await record.getByText('授权有效').waitFor()
    await record.getByText('王敬国').waitFor()
    const picture = work.getByRole('img', { name: `${TITLE}的照片1` })
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await work.getByRole('button', { name: '退回', exact: true }).click()
    const question = desk.getByRole('dialog', { name: '退回', exact: true })
    await question.getByLabel('原因').fill('请写出需要的材料')
    await question.getByRole('button', { name: '退回', exact: true }).click()
    await desk.getByText(`“${TITLE}”已退回`).waitFor()

    await home.reload()
    await home.getByText('退回原因：请写出需要的材料').waitFor()
    await home.getByRole('button', { name: `修改：${TITLE}` }).click()
    await home.getByRole('textbox', { name: '内容' }).fill('材料：旧纸箱、瓶盖、胶水。孩子自己贴上窗户。')
    await home.getByLabel(/我是这个孩子的监护人/).check()
    await home.getByRole('button', { name: '提交审核' }).click()
    await home.getByRole('button', { name: `撤回：${TITLE}` }).waitFor()

    await desk.reload()
    await desk.getByRole('button', { name: `审核 ${TITLE}` }).click()
    await work.getByRole('button', { name: '通过', exact: true }).click()
    await desk.getByText(`“${TITLE}”已通过，已在门户发布`).waitFor()

    const visitor = await newVisitor(portal.browser)
    const { page } = visitor
    await page.goto(portal.url + HOME)
    await page.getByRole('link', { name: TITLE }).first().click()
    await page.getByText('材料：旧纸箱、瓶盖、胶水。孩子自己贴上窗户。').waitFor()
    expect(await page.getByText(/王敬国|王梓涵/).count()).toBe(0)
    const address = page.url()

    await home.reload()
    await home.getByRole('button', { name: `撤回：${TITLE}` }).click()
    await home.getByRole('alertdialog').getByRole('button', { name: '撤回', exact: true }).click()
    // The word 已撤回 is on the page before, as the name of a state.
    await home.getByRole('button', { name: `撤回：${TITLE}` }).waitFor({ state: 'detached' })
    // Another visitor: a browser may show for a minute what it has read itself.
    const { page: later } = await newVisitor(portal.browser)
    await later.goto(portal.url + HOME)
    await later.getByRole('link', { name: '登录后投稿' }).waitFor()
    expect(await later.getByRole('link', { name: TITLE }).count()).toBe(0)
    expect((await later.goto(address))?.status()).toBe(404)
    for (const { faults } of [family, county]) expect(faults).toEqual([])
  })
})
