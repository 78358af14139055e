import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { tokenOf } from '../support/api-token'
import { newVisitor, openAs, openMenu } from '../support/journey'
import { servePortal } from '../support/serve-portal'

const portal = servePortal()
const COMPETITION = 1
const NAME = '云泽省第三届中小学微课大赛'
const PANEL = '复评小学组'
const [CHIEF, FROM_COAST, ...OTHERS] = ['裴松年', '尹照临', '蒋予衡', '吕若岚', '鲁仲谦', '颜疏桐']
/** A work from the city of one of the judges. */
const COAST_SCHOOL = /^青屿市/
/** Judges who may take the place of another one, with the schools of their own areas. */
const STAND_INS = { 鲁仲谦: /^丹渚/, 吕若岚: /^(雁回|鹤渚)/, 颜疏桐: /^(望川|砚池|云津|溪桥)/ }
const HOUR_MS = 3_600_000

/** A moment on the site's clock, some hours from now. */
const siteTime = (hours: number) =>
  new Date(Date.now() + (8 + hours) * HOUR_MS).toISOString().slice(0, 19).replace('T', ' ')

async function callAsOrganiser(path: string, body?: object) {
  const headers = { authorization: await tokenOf(portal.url, 'comp01'), 'content-type': 'application/json' }
  const response = await fetch(`${portal.url}/api/${path}`, {
    headers,
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  const { success, msg, data } = Object(await response.json())
  if (success !== true) throw new Error(`${path}: ${msg}`)
  return data
}

/** The first round ends and the second begins. */
async function openSecondRound(): Promise<void> {
  const fields = ['kind', 'level', 'roundNo', 'name', 'startAt', 'endAt', 'graceMinutes', 'manual', 'note']
  const moved: Record<string, object> = {
    初评: { endAt: siteTime(-2) },
    复评: { startAt: siteTime(-1), endAt: siteTime(24) },
  }
  const { phases } = await callAsOrganiser(`competition/getCompetition?id=${COMPETITION}`)
  await callAsOrganiser('competition/savePhases', {
    id: COMPETITION,
    phases: phases.map((phase: Record<string, unknown>) => ({
      ...Object.fromEntries(fields.map((field) => [field, phase[field]])),
      ...moved[String(phase['name'])],
    })),
  })
}

async function openJudges(page: Page): Promise<void> {
  await openAs(page, `${portal.url}/home`, 'comp01')
  await openMenu(page, '评审管理', '评委与分配')
  await page.getByRole('combobox', { name: '赛事' }).selectOption({ label: NAME })
}

async function makePanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: '新建评审组' }).click()
  const drawer = page.getByRole('dialog', { name: '新建评审组' })
  await drawer.getByRole('textbox', { name: '评审组名称' }).fill(PANEL)
  await drawer.getByRole('combobox', { name: '评审轮次' }).selectOption({ label: '复评' })
  await drawer.getByRole('combobox', { name: '组别' }).selectOption({ label: '小学组' })
  for (const name of [CHIEF, FROM_COAST, ...OTHERS]) await drawer.getByRole('button', { name: `添加 ${name}` }).click()
  await drawer.getByRole('combobox', { name: `${CHIEF} 的角色` }).selectOption({ label: '组长' })
  await drawer.getByRole('button', { name: '保存' }).click()
  await page.getByText(`“${PANEL}”已保存`).waitFor()
  await page.getByRole('heading', { name: PANEL, level: 2 }).waitFor()
}

/** Plans the panel, stores the plan, and returns how many works and assignments it has. */
async function plan(page: Page): Promise<{ works: number; added: number }> {
  await page.getByRole('button', { name: '自动分配' }).click()
  const dialog = page.getByRole('dialog', { name: '自动分配' })
  const facts = await dialog.getByText(/^共 \d+ 件作品：新增 \d+ 份，撤回 0 份，不变 0 份。$/).innerText()
  const [works = 0, added = 0] = [...facts.matchAll(/\d+/g)].map(Number)
  expect(await dialog.getByRole('list', { name: '无法配齐评委的作品' }).count()).toBe(0)
  await dialog.getByRole('button', { name: '保存分配' }).click()
  await page.getByText(`已新增 ${added} 份分配`).waitFor()
  await dialog.waitFor({ state: 'detached' })
  return { works, added }
}

/** Opens the judges of the work in its drawer. */
async function openWork(page: Page, title: string) {
  await page.getByRole('button', { name: `分配 ${title}`, exact: true }).click()
  return page.getByRole('dialog', { name: title })
}

/** Chooses who takes the place of the other judge. The options also have units and loads. */
async function replaceBy(drawer: Awaited<ReturnType<typeof openWork>>, name: string) {
  const choice = drawer.getByRole('combobox', { name: '评委' })
  const option = choice.getByRole('option').filter({ hasText: name })
  await choice.selectOption(await option.getAttribute('value'))
  await drawer.getByRole('button', { name: '更换', exact: true }).click()
}

interface Row {
  title: string
  schoolName: string
  assignments: { judgeName: string }[]
}

const assignedWorks = async (): Promise<Row[]> => {
  const body = { currentPage: 1, pageSize: 100, t: { panelId: planned.panelId } }
  return (await callAsOrganiser('judgeAdmin/queryPageAssignmentList', body)).data
}

/** A work of a judge and somebody of the panel who may take it over: who judges what is different in each plan. */
async function replaceable(judge: string): Promise<{ title: string; standIn: string }> {
  for (const { title, schoolName, assignments } of await assignedWorks()) {
    const names = assignments.map(({ judgeName }) => judgeName)
    const free = Object.entries(STAND_INS).find(([name, own]) => !names.includes(name) && !own.test(schoolName))
    if (names.includes(judge) && free) return { title, standIn: free[0] }
  }
  throw new Error(`No work of ${judge} can be given to somebody else.`)
}

async function recuse(page: Page, title: string): Promise<void> {
  const list = page.getByRole('navigation', { name: '评审任务' })
  await list.getByRole('listitem').filter({ hasText: title }).getByRole('button').click()
  await page.getByRole('heading', { name: title, level: 2 }).waitFor()
  await page.getByRole('region', { name: '评分表' }).getByRole('button', { name: '申请回避' }).click()
  const dialog = page.getByRole('dialog', { name: '申请回避' })
  await dialog.getByRole('radio', { name: '指导过该作品或其作者' }).check()
  await dialog.getByRole('button', { name: '申请回避' }).click()
  await page.getByText('您已回避该作品').waitFor()
}

const planned = { panelId: 0, works: 0, added: 0 }

describe('the organiser of judging', () => {
  it('makes a panel, previews the plan and stores it', async () => {
    await openSecondRound()
    const { page, faults } = await newVisitor(portal.browser)
    await openJudges(page)
    await makePanel(page)
    const { works, added } = await plan(page)
    expect(works).toBeGreaterThan(0)
    expect(added).toBe(works * 3)
    await page.getByText(`${works} 件作品，${works} 件已配齐评委；已评 0 份，待评 ${added} 份。`).waitFor()
    Object.assign(planned, { works, added, panelId: Number(new URL(page.url()).searchParams.get('panel')) })
    await page.getByRole('button', { name: '自动分配' }).click()
    const dialog = page.getByRole('dialog', { name: '自动分配' })
    await dialog.getByText('没有需要变更的分配。').waitFor()
    expect(await dialog.getByRole('button', { name: '保存分配' }).isDisabled()).toBe(true)
    expect(faults).toEqual([])
  })

  it('replaces a judge who stepped back', async () => {
    const judge = await newVisitor(portal.browser)
    await openAs(judge.page, `${portal.url}/judgeMarks`, 'j03')
    await judge.page.getByRole('combobox', { name: '评审轮次' }).selectOption({ label: `${NAME} · 复评（进行中）` })
    await judge.page.getByRole('heading', { name: '评审承诺书' }).waitFor()
    await judge.page.getByRole('checkbox', { name: '我已阅读并同意以上承诺' }).check()
    await judge.page.getByRole('button', { name: '签署并开始评审' }).click()
    await judge.page.getByRole('region', { name: '评分表' }).waitFor()
    const { title, standIn } = await replaceable('蒋予衡')
    await recuse(judge.page, title)
    expect(judge.faults).toEqual([])

    const { page, faults } = await newVisitor(portal.browser)
    await openJudges(page)
    await page.getByRole('button', { name: new RegExp(`^${PANEL}`) }).click()
    await page.getByText('1 位待更换').waitFor()
    await page.getByRole('combobox', { name: '分配情况' }).selectOption({ label: '有待更换评委' })
    const drawer = await openWork(page, title)
    await drawer.getByText('回避原因：指导过该作品或其作者').waitFor()
    await drawer.getByRole('button', { name: '更换 蒋予衡' }).click()
    await replaceBy(drawer, standIn)
    await page.getByText(`已更换为${standIn}`).waitFor()
    await page.getByText('没有符合条件的作品').waitFor()
    await page.getByText('1 位待更换').waitFor({ state: 'detached' })
    expect(faults).toEqual([])
  })

  it('cannot give a work to a judge from its own area', async () => {
    const work = (await assignedWorks()).find(({ schoolName }) => COAST_SCHOOL.test(schoolName))
    if (!work) throw new Error('The panel has no work from the city of one of its judges.')
    const { page } = await newVisitor(portal.browser)
    await openJudges(page)
    await page.getByRole('button', { name: new RegExp(`^${PANEL}`) }).click()
    const drawer = await openWork(page, work.title)
    const judges = drawer.getByRole('list', { name: '评委与状态' })
    expect(await judges.getByText(FROM_COAST).count()).toBe(0)
    await judges
      .getByRole('button', { name: /^更换 / })
      .first()
      .click()
    await replaceBy(drawer, FROM_COAST)
    await drawer.getByText(`${FROM_COAST}与作品属于同一地区，不能评审`).waitFor()
    expect(await judges.getByText(FROM_COAST).count()).toBe(0)
  })
})
