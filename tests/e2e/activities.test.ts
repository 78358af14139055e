import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { signInByCall } from '../support/api-sign-in'
import { newVisitor, openAs, openMenu } from '../support/journey'
import { servePortal } from '../support/serve-portal'

const portal = servePortal()
const NAME = '砚池夜读：整本书阅读课例'
const SOON = '砚池晨会：实验教学微研讨'

async function openActivities(page: Page, username: string): Promise<void> {
  await openAs(page, `${portal.url}/home`, username)
  await openMenu(page, '资源与学校', '教研活动')
  await page.getByRole('grid', { name: '教研活动列表' }).waitFor()
}

/** The page of an activity that visitors find by its name. */
async function openOnPortal(page: Page, name: string): Promise<void> {
  const listed = await page.request.get(
    `${portal.url}/api/portal/activities?keyword=${encodeURIComponent(name)}&currentPage=1&pageSize=1`,
  )
  const { id } = Object(await listed.json()).data.data[0]
  await page.goto(`${portal.url}/comPageInfo?type=activity&id=${id}`)
}

/** A day from now on, as a `datetime-local` input holds it. */
const inDays = (days: number, hour: string) =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T${hour}`

it('a school adds an activity, publishes it, and sees who has signed up on the portal', async () => {
  const { page, faults } = await newVisitor(portal.browser)
  await openActivities(page, 'ycxx_school01')
  await page.getByRole('button', { name: '新增活动' }).click()
  const form = page.getByRole('dialog', { name: '新增活动' })
  await form.getByRole('textbox', { name: '活动名称' }).fill(NAME)
  await form.getByRole('textbox', { name: '名额' }).fill('30')
  await form.getByRole('button', { name: '保存' }).click()
  await form.getByText('请输入活动地点').first().waitFor()
  expect(await form.getByText('请选择时间').count()).toBe(2)
  await form.getByLabel(/开始时间/).fill(inDays(5, '09:00'))
  await form.getByLabel(/结束时间/).fill(inDays(5, '11:00'))
  await form.getByRole('textbox', { name: '地点' }).fill('望川市砚池小学图书馆')
  await form.getByRole('textbox', { name: '活动简介' }).fill('两节课例，一次讨论。')
  await form.getByRole('button', { name: '保存' }).click()
  await page.getByText(`活动“${NAME}”已保存`).waitFor()
  const row = page.getByRole('row').filter({ hasText: NAME })
  await row.getByRole('button', { name: `${NAME} 的操作` }).click()
  await page.getByRole('menuitem', { name: '发布' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '发布' }).click()
  await page.getByText(`活动“${NAME}”已发布`).waitFor()

  const teacher = await newVisitor(portal.browser)
  await openAs(teacher.page, `${portal.url}/doorMain`, 't_linyq')
  await openOnPortal(teacher.page, NAME)
  await teacher.page.getByRole('button', { name: '立即报名' }).click()
  await teacher.page.getByText('报名成功').waitFor()

  await row.getByRole('button', { name: '报名名单' }).click()
  const people = page.getByRole('dialog', { name: NAME })
  await people.getByText('林砚秋').waitFor()
  await people.getByRole('button', { name: '为林砚秋签到' }).click()
  await page.getByText('签到尚未开始，活动开始前30分钟可签到').waitFor()
  expect(faults).toEqual([])
})

/** Minutes from now on, by the clock of the site, as a `datetime-local` input holds it. */
const inMinutes = (minutes: number) =>
  new Date(Date.now() + 8 * 3_600_000 + minutes * 60_000).toISOString().slice(0, 16)

it('who was there checks in with the code that the organiser shows, and gets the hours', async () => {
  const { page, faults } = await newVisitor(portal.browser)
  await openActivities(page, 'ycxx_school01')
  await page.getByRole('button', { name: '新增活动' }).click()
  const form = page.getByRole('dialog', { name: '新增活动' })
  await form.getByRole('textbox', { name: '活动名称' }).fill(SOON)
  await form.getByLabel(/开始时间/).fill(inMinutes(15))
  await form.getByLabel(/结束时间/).fill(inMinutes(135))
  await form.getByRole('textbox', { name: '地点' }).fill('望川市砚池小学报告厅')
  await form.getByRole('textbox', { name: '学时' }).fill('2.5')
  await form.getByRole('textbox', { name: '活动简介' }).fill('带一个小实验来。')
  await form.getByRole('button', { name: '保存' }).click()
  await page.getByText(`活动“${SOON}”已保存`).waitFor()
  const row = page.getByRole('row').filter({ hasText: SOON })
  await row.getByRole('button', { name: `${SOON} 的操作` }).click()
  await page.getByRole('menuitem', { name: '发布' }).click()
  const question = page.getByRole('alertdialog')
  const [, code = 'no code'] = /签到码为 (\d{6})/.exec(await question.innerText()) ?? []
  await question.getByRole('button', { name: '发布' }).click()
  await page.getByText(`活动“${SOON}”已发布`).waitFor()

  const teacher = await newVisitor(portal.browser)
  await openAs(teacher.page, `${portal.url}/doorMain`, 't_linyq')
  await openOnPortal(teacher.page, SOON)
  await teacher.page.getByRole('button', { name: '立即报名' }).click()
  await teacher.page.getByRole('textbox', { name: '签到码' }).fill(code)
  await teacher.page.getByRole('button', { name: '签到', exact: true }).click()
  await teacher.page.getByText('签到成功').waitFor()
  await teacher.page.getByText('获得 2.5 学时').waitFor()

  await row.getByRole('button', { name: '报名名单' }).click()
  const people = page.getByRole('dialog', { name: SOON })
  await people.getByText('2.5 学时').waitFor()
  expect(await people.getByRole('button', { name: '为林砚秋签到' }).count()).toBe(0)
  expect([...faults, ...teacher.faults]).toEqual([])
})

it('is refused to people without the code', async () => {
  const authorization = await signInByCall(portal.url, 't_linyq')
  const { status } = await fetch(`${portal.url}/api/researchActivity/queryManaged`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ currentPage: 1, pageSize: 10 }),
  })
  expect(status).toBe(403)
  const { page } = await newVisitor(portal.browser)
  await openAs(page, `${portal.url}/activity-management`, 't_linyq')
  await page.waitForURL('**/404')
})
