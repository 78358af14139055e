import { describe, expect, it } from 'vitest'
import { newVisitor, openAs, openMenu } from '../support/journey'
import { servePortal } from '../support/serve-portal'

const [ALIKE, TWIN, UNCHECKED] = ['三角形的内角和为什么是180度', '影子为什么会变长', '小数点搬家']
// A transcoder has delivered frames of two films, which look the same.
const portal = servePortal(
  {},
  `insert into film_frame (file_id, state, created_at, seconds, hashes)
    select distinct file.id, 'done', now(), 300, array_fill('0f1e2d3c4b5a69788796a5b4c3d2e1f0'::varchar, array[16])
    from comp_work work join comp_work_file held on held.work_id = work.id join file_object file on file.id = held.file_id
    where work.competition_id = 1 and work.title in ('${ALIKE}', '${TWIN}') and file.ext = 'mp4';`,
)

describe('a work', () => {
  it('shows works whose film looks the same, and says when its own has not been compared', async () => {
    const { page, faults } = await newVisitor(portal.browser)
    await openAs(page, `${portal.url}/home`, 'comp01')
    await openMenu(page, '赛事管理', '报名与作品')
    await page.getByRole('combobox', { name: '赛事' }).selectOption({ label: '云泽省第三届中小学微课大赛' })
    await page.getByRole('tab', { name: '作品资格审查' }).click()
    const works = page.getByRole('grid', { name: '作品列表' })
    const drawer = page.getByRole('dialog')
    await works.getByRole('button', { name: `审查 ${ALIKE}` }).click()
    const twin = drawer.getByRole('listitem').filter({ hasText: '画面相近 100%' })
    await twin.getByText(TWIN).waitFor()
    expect(await twin.count()).toBe(1)
    expect(await drawer.getByText(/视频画面/).count()).toBe(0)
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'detached' })
    await works.getByRole('button', { name: `审查 ${UNCHECKED}` }).click()
    await drawer.getByText('视频画面未查重：没有可提供画面的转码服务').waitFor()
    expect(faults).toEqual([])
    await page.context().close()
  })

  it('is looked at by the organiser and disqualified with a reason', async () => {
    const { page, faults } = await newVisitor(portal.browser)
    await openAs(page, `${portal.url}/home`, 'comp01')
    await openMenu(page, '赛事管理', '报名与作品')
    await page.getByRole('combobox', { name: '赛事' }).selectOption({ label: '云泽省第三届中小学微课大赛' })
    await page.getByRole('grid', { name: '报名列表' }).getByText('小学组').first().waitFor()
    await page.getByRole('tab', { name: '作品资格审查' }).click()
    const works = page.getByRole('grid', { name: '作品列表' })
    await works
      .getByRole('button', { name: /^审查 / })
      .first()
      .click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('heading', { name: '查重', exact: true }).waitFor()
    await drawer.getByRole('button', { name: '取消资格' }).click()
    const question = page.getByRole('dialog', { name: '取消资格' })
    await question.getByRole('button', { name: '取消资格' }).click()
    await question.getByText('请填写原因，至少 5 个字').waitFor()
    await question.getByRole('textbox', { name: '原因' }).fill('经核实重复参赛')
    await question.getByRole('button', { name: '取消资格' }).click()
    await page.getByText(/^已取消“.*”的参赛资格$/).waitFor()
    await page.getByRole('combobox', { name: '状态' }).last().selectOption('已取消资格')
    await works.getByText('已取消资格').first().waitFor()
    expect(faults).toEqual([])
    await page.context().close()
  })
})
