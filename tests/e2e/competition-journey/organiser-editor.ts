import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { openMenu } from '../../support/journey'
import {
  CODE,
  COMPETITION,
  CRITERIA,
  FIRST_PRIZE,
  GROUP,
  minutesAgo,
  ORGANISER,
  SCHEME,
  SECOND_PRIZE,
  siteTime,
} from './plan'

const DAY = 24

/** Phases with their kinds in the order in which the editor offers them, and with days from now. */
const PHASES = [
  { name: '报名', from: -3, until: 1 },
  { name: '提交作品', from: -3, until: 1 },
  { name: '资格审查', from: -2, until: 2 },
  { name: '县级推荐', from: -2, until: 2 },
  { name: '评审', from: 3, until: 4 },
  { name: '公示', from: 5, until: 10 },
  { name: '公布结果', from: 11, until: 40 },
] as const

/** Goes to a step of the editor, which saves the one that is left, and waits for its form. */
async function openStep(page: Page, step: string): Promise<Locator> {
  await page.getByRole('navigation', { name: '编辑步骤' }).getByRole('button', { name: step }).click()
  const form = page.getByRole('form', { name: step })
  await form.waitFor()
  return form
}

const saveStep = async (form: Locator) => {
  await form.getByRole('button', { name: '保存本步' }).click()
  await form.getByText('所有修改已保存').waitFor()
}

const rowOf = (form: Locator, list: string, place: number) =>
  form.getByRole('list', { name: list, exact: true }).getByRole('listitem').nth(place)

async function chooseOrganization(page: Page, field: Locator, name: string): Promise<void> {
  await field.click()
  await page.getByRole('searchbox').last().fill(name)
  await page
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first()
    .click()
}

async function addPhase(form: Locator, place: number, from: number, until: number): Promise<Locator> {
  await form.getByRole('button', { name: '添加阶段' }).click()
  const row = rowOf(form, '阶段', place)
  await row.getByLabel('开始时间').fill(siteTime(from * DAY))
  await row.getByLabel('截止时间').fill(siteTime(until * DAY))
  return row
}

async function fillPhases(page: Page): Promise<void> {
  const form = await openStep(page, '赛程阶段')
  for (const [place, { name, from, until }] of PHASES.entries()) {
    const row = await addPhase(form, place, from, until)
    await row.getByRole('textbox', { name: '阶段名称' }).fill(name)
  }
  const city = await addPhase(form, PHASES.length, -2, 2)
  await city.getByRole('combobox', { name: '阶段类型' }).selectOption('推荐')
  await city.getByRole('combobox', { name: '级别' }).selectOption('市级')
  await city.getByRole('textbox', { name: '阶段名称' }).fill('市级推荐')
  await saveStep(form)
}

async function fillQuotas(page: Page): Promise<void> {
  const form = await openStep(page, '级别与名额')
  for (const [place, { level, unit }] of [
    { level: '县级', unit: '砚池区教育局' },
    { level: '市级', unit: '望川市教育局' },
  ].entries()) {
    await form.getByRole('button', { name: '添加名额' }).click()
    const row = rowOf(form, '推荐名额', place)
    await row.getByRole('combobox', { name: '级别' }).selectOption(level)
    await chooseOrganization(page, row.getByRole('combobox', { name: '推荐单位' }), unit)
    await row.getByRole('textbox', { name: '名额' }).fill('2')
  }
  await saveStep(form)
}

async function fillWorks(page: Page): Promise<void> {
  const form = await openStep(page, '作品要求')
  await form.getByRole('button', { name: '添加材料' }).click()
  const film = rowOf(form, '提交材料', 0)
  await film.getByRole('textbox', { name: '材料名称' }).fill('实验视频')
  await film.getByRole('textbox', { name: '文件格式' }).fill('mp4')
  await film.getByRole('textbox', { name: '大小上限（MB）' }).fill('500')
  await film.getByRole('textbox', { name: '时长上限（分钟）' }).fill('10')
  await film.getByRole('checkbox', { name: '必须提交' }).check()
  await form.getByRole('button', { name: '添加材料' }).click()
  const design = rowOf(form, '提交材料', 1)
  await design.getByRole('textbox', { name: '材料名称' }).fill('教学设计')
  await design.getByRole('textbox', { name: '文件格式' }).fill('pdf')
  await form.getByRole('textbox', { name: '原创承诺' }).fill('作品为本人原创。')
  await saveStep(form)
}

async function fillAwards(page: Page): Promise<void> {
  const form = await openStep(page, '奖项设置')
  for (const [place, name] of [FIRST_PRIZE, SECOND_PRIZE].entries()) {
    await form.getByRole('button', { name: '添加奖项' }).click()
    const row = rowOf(form, '奖项', place)
    await row.getByRole('textbox', { name: '奖项名称' }).fill(name)
    await row.getByRole('combobox', { name: '数量方式' }).selectOption('按件数')
    await row.getByRole('textbox', { name: '件数' }).fill('1')
  }
  await saveStep(form)
}

/** Adds a draft and fills the steps of its editor, but for the scheme, which needs the draft. */
export async function createCompetition(page: Page): Promise<void> {
  await openMenu(page, '赛事管理', '赛事配置')
  await page.getByRole('button', { name: '新增赛事' }).click()
  const dialog = page.getByRole('dialog', { name: '新增赛事' })
  await dialog.getByRole('textbox', { name: '赛事名称' }).fill(COMPETITION)
  await dialog.getByRole('textbox', { name: '编码' }).fill(CODE)
  await dialog.getByRole('combobox', { name: '赛事类型' }).selectOption('其他赛事')
  await chooseOrganization(page, dialog.getByRole('combobox', { name: '主办机构' }), ORGANISER)
  await dialog.getByRole('button', { name: '创建并编辑' }).click()
  const basics = page.getByRole('form', { name: '基本信息' })
  await basics.getByRole('textbox', { name: '赛事介绍' }).fill('一个学生做得成的小实验，一段讲得清的视频。')
  expect(await page.getByRole('button', { name: '发布', exact: true }).isDisabled()).toBe(true)

  const groups = await openStep(page, '组别与对象')
  await groups.getByRole('checkbox', { name: '教师' }).check()
  await groups.getByRole('button', { name: '添加组别' }).click()
  await groups.getByRole('textbox', { name: '组别名称' }).fill(GROUP)
  await saveStep(groups)
  await fillPhases(page)
  await fillQuotas(page)
  await fillWorks(page)
  await fillAwards(page)
  const notice = await openStep(page, '公示与证书')
  await notice.getByRole('textbox', { name: '证书编号前缀' }).fill('云实验证')
  await saveStep(notice)
  await page.getByRole('button', { name: '返回列表' }).click()
}

/** Makes the score scheme of the competition. */
export async function createScheme(page: Page): Promise<void> {
  await openMenu(page, '评审管理', '评分配置')
  await page.getByRole('grid', { name: '评分方案列表' }).waitFor()
  await page.getByRole('button', { name: '新建评分方案' }).click()
  await page.getByRole('textbox', { name: '方案名称' }).fill(SCHEME)
  await page.getByRole('combobox', { name: '归属' }).selectOption({ label: COMPETITION })
  for (const [place, { section, criterion, max }] of CRITERIA.entries()) {
    if (place > 0) await page.getByRole('button', { name: '添加维度' }).click()
    await page.getByRole('textbox', { name: `维度 ${place + 1} 名称` }).fill(section)
    const fields = page.getByRole('region', { name: section }).getByRole('group')
    await fields.getByRole('textbox', { name: '评分项', exact: true }).fill(criterion)
    await fields.getByRole('textbox', { name: '满分' }).fill(max)
  }
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await page.getByRole('heading', { name: SCHEME, level: 1 }).waitFor()
}

async function openEditor(page: Page): Promise<void> {
  await openMenu(page, '赛事管理', '赛事配置')
  await page.getByRole('button', { name: `修改 ${COMPETITION}` }).click()
}

/** Chooses scheme, blindness and what authors read, and publishes. */
export async function publishCompetition(page: Page): Promise<void> {
  await openEditor(page)
  const form = await openStep(page, '评审方案')
  await form.getByRole('combobox', { name: '匿名方式' }).selectOption('双向匿名')
  await form.getByRole('combobox', { name: '成绩公开范围' }).selectOption('总分')
  await form.getByRole('combobox', { name: '评分方案' }).selectOption({ label: `${SCHEME} · 第 1 版` })
  await saveStep(form)
  await page.getByText('必填项已完成，可以发布。').waitFor()
  await page.getByRole('button', { name: '发布', exact: true }).click()
  await page.getByRole('alertdialog', { name: '发布' }).getByRole('button', { name: '发布' }).click()
  await page.getByText(`赛事“${COMPETITION}”已发布`).waitFor()
}

/** Begins and ends phases: minutes ago at which each of them has its start or its end. */
export type PhaseMoves = Record<string, { from?: number; until?: number }>

/** Moves the competition on: what should be over ends, what should be open begins. */
export async function movePhases(page: Page, moves: PhaseMoves): Promise<void> {
  await openEditor(page)
  const form = await openStep(page, '赛程阶段')
  for (const [name, { from, until }] of Object.entries(moves)) {
    const row = form
      .getByRole('list', { name: '阶段', exact: true })
      .getByRole('listitem')
      .filter({ has: page.locator(`input[value="${name}"]`) })
    if (from !== undefined) await row.getByLabel('开始时间').fill(minutesAgo(from))
    if (until !== undefined) await row.getByLabel('截止时间').fill(minutesAgo(until))
  }
  await saveStep(form)
}
