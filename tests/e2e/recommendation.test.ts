import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { uploadStampedPage } from '../support/stamped-page'
import { tokenOf } from '../support/api-token'
import { newVisitor, openAs, openMenu } from '../support/journey'
import { servePortal } from '../support/serve-portal'

const portal = servePortal()
const COMPETITION = 1
const NAME = '云泽省第三届中小学微课大赛'
const SCHOOL = '望川市砚池小学'
const [SCHOOL_ID, PLACES] = [8, 2]
const HOUR_MS = 3_600_000

/** A moment on the site's clock, some hours from now. */
const siteTime = (hours: number) =>
  new Date(Date.now() + (8 + hours) * HOUR_MS).toISOString().slice(0, 19).replace('T', ' ')

/** The organiser opens recommendation by schools for two hours and gives one school its places. */
async function openSchoolLevel(): Promise<void> {
  const token = await tokenOf(portal.url, 'comp01')
  const headers = { authorization: token, 'content-type': 'application/json' }
  const send = async (path: string, body?: object) => {
    const response = await fetch(`${portal.url}/api/competition/${path}`, {
      headers,
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    const { success, msg, data } = Object(await response.json())
    if (success !== true) throw new Error(`${path}: ${msg}`)
    return data
  }
  const { phases, quotas } = await send(`getCompetition?id=${COMPETITION}`)
  const added = {
    kind: 'recommend',
    level: 'school',
    roundNo: 0,
    name: '学校推荐',
    startAt: siteTime(-1),
    endAt: siteTime(1),
    graceMinutes: 0,
    manual: 'auto',
    note: null,
  }
  const written = phases.map((phase: Record<string, unknown>) =>
    Object.fromEntries(Object.keys(added).map((key) => [key, phase[key]])),
  )
  await send('savePhases', { id: COMPETITION, phases: [...written, added] })
  const former = quotas.map(({ groupId, level, orgId, quota }: Record<string, unknown>) => {
    return { groupId, level, orgId, quota }
  })
  await send('saveQuota', {
    id: COMPETITION,
    quotas: [...former, { groupId: null, level: 'school', orgId: SCHOOL_ID, quota: PLACES }],
  })
}

async function openRecommendation(page: Page, username: string): Promise<void> {
  await openAs(page, `${portal.url}/home`, username)
  await openMenu(page, '赛事管理', '报名与作品')
  await page.getByRole('combobox', { name: '赛事' }).selectOption({ label: NAME })
  await page.getByRole('tab', { name: '推荐', exact: true }).click()
}

const listOf = (page: Page) => page.getByRole('list', { name: '推荐名单' })
const titlesOf = (page: Page) => listOf(page).getByRole('button', { name: /^撤回 / })
const orderOf = async (page: Page) =>
  (await titlesOf(page).evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')))).map(
    (label) => label?.replace('撤回 ', ''),
  )

describe('recommendation', () => {
  it('is made by a school within its places, submitted with a stamped page, and seen by the organiser', async () => {
    await openSchoolLevel()
    const { page, faults } = await newVisitor(portal.browser)
    await openRecommendation(page, 'ycxx_school01')
    await page.getByText('名单中还没有作品').waitFor()
    await page.getByText('已用 0，共 2').waitFor()
    const candidates = page.getByRole('grid', { name: '可推荐的作品' })
    const add = candidates.getByRole('button', { name: /^推荐 / })
    await add.first().waitFor()
    expect(await add.count()).toBe(3)
    for (const used of [1, 2]) {
      await add.first().click()
      await page.getByText(`已用 ${used}，共 2`).waitFor()
      await expect.poll(() => add.count()).toBe(3 - used)
    }
    await add.first().click()
    await page.getByText('本单位2个推荐名额已用完').waitFor()
    expect(await titlesOf(page).count()).toBe(2)

    const [first, second] = await orderOf(page)
    await page.getByRole('button', { name: `调整名次：${second}，第 2 名` }).press('ArrowUp')
    await page.getByText(`“${second}”已移到第 1 名`).waitFor()
    expect(await orderOf(page)).toEqual([second, first])
    await page.getByRole('button', { name: `调整名次：${first}，第 2 名` }).dragTo(listOf(page), {
      targetPosition: { x: 20, y: 2 },
    })
    await page.getByText(`“${first}”已移到第 1 名`).waitFor()
    await page.reload()
    await titlesOf(page).first().waitFor()
    expect(await orderOf(page)).toEqual([first, second])

    await page.getByRole('button', { name: '提交名单' }).click()
    const dialog = page.getByRole('dialog', { name: '提交名单' })
    await dialog.getByText(/^提交 2 件作品。提交后名单不能修改/).waitFor()
    await dialog.getByRole('button', { name: '提交名单' }).click()
    await dialog.getByText('请上传盖章的单位确认').waitFor()
    await uploadStampedPage(dialog)
    await dialog.getByRole('button', { name: '提交名单' }).click()
    await page.getByText('推荐名单已提交').waitFor()
    await page.getByText('已提交', { exact: true }).waitFor()
    expect(await titlesOf(page).count()).toBe(0)
    expect(faults).toEqual([])
    await page.context().close()

    const organiser = await newVisitor(portal.browser)
    await openRecommendation(organiser.page, 'comp01')
    await organiser.page.getByRole('combobox', { name: '推荐单位' }).selectOption({ label: `${SCHOOL}（校级推荐）` })
    const lines = listOf(organiser.page).getByRole('listitem')
    await lines.first().waitFor()
    expect(await lines.count()).toBe(2)
    expect(await lines.first().innerText()).toContain(first)
    const href = await organiser.page.getByRole('link', { name: '单位确认：盖章页.jpg' }).getAttribute('href')
    expect((await organiser.page.request.get(new URL(String(href), portal.url).href)).status()).toBe(200)
    await organiser.page.getByRole('button', { name: '退回名单' }).click()
    const question = organiser.page.getByRole('dialog', { name: '退回名单' })
    await question.getByRole('textbox', { name: '原因' }).fill('公章与单位名称不一致')
    await question.getByRole('button', { name: '退回名单' }).click()
    await organiser.page.getByText(`已退回“${SCHOOL}”的名单`).waitFor()
    await organiser.page.getByText('上级退回了名单，原因：公章与单位名称不一致').waitFor()
    expect(organiser.faults).toEqual([])
  })
})
