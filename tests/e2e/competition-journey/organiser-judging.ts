import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { chief, colleague, GROUP, judges, PANEL, recusing, reserve } from './plan'
import { openScreen } from './visits'

const REASON = '指导过该作品或其作者'

/** Makes a panel of six judges and a reserve, five for each work; judges of the same city may judge. */
export async function makePanel(page: Page): Promise<void> {
  await openScreen(page, '评审管理', '评委与分配')
  await page.getByRole('button', { name: '新建评审组' }).click()
  const drawer = page.getByRole('dialog', { name: '新建评审组' })
  await drawer.getByRole('textbox', { name: '评审组名称' }).fill(PANEL)
  await drawer.getByRole('combobox', { name: '组别' }).selectOption({ label: GROUP })
  await drawer.getByRole('textbox', { name: '每件作品的评委数' }).fill('5')
  await drawer.getByRole('switch', { name: '回避同地区作品' }).click()
  for (const { name } of judges) await drawer.getByRole('button', { name: `添加 ${name}` }).click()
  await drawer.getByRole('combobox', { name: `${chief.name} 的角色` }).selectOption({ label: '组长' })
  await drawer.getByRole('combobox', { name: `${reserve.name} 的角色` }).selectOption({ label: '候补' })
  await drawer.getByRole('button', { name: '保存' }).click()
  await page.getByText(`“${PANEL}”已保存`).waitFor()
  await page.getByRole('heading', { name: PANEL, level: 2 }).waitFor()
}

async function openAssigned(page: Page, title: string): Promise<Locator> {
  await page.getByRole('button', { name: `分配 ${title}`, exact: true }).click()
  return page.getByRole('dialog', { name: title })
}

/** Accounts of the five judges of a work. */
async function readJudges(page: Page, title: string): Promise<string[]> {
  const drawer = await openAssigned(page, title)
  const lines = drawer.getByRole('list', { name: '评委与状态' }).getByRole('listitem')
  await expect.poll(() => lines.count()).toBe(5)
  const texts = await lines.allInnerTexts()
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'detached' })
  return judges.filter(({ name }) => texts.some((text) => text.includes(name))).map(({ username }) => username)
}

/** Plans the panel and stores the plan: two works, five judges each. Returns the judges by work. */
export async function assignWorks(page: Page, titles: readonly string[]): Promise<Map<string, string[]>> {
  await page.getByRole('button', { name: '自动分配' }).click()
  const dialog = page.getByRole('dialog', { name: '自动分配' })
  await dialog.getByText('共 2 件作品：新增 10 份，撤回 0 份，不变 0 份。').waitFor()
  await dialog.getByText('每位评委 1 至 2 件。').waitFor()
  expect(await dialog.getByRole('list', { name: '无法配齐评委的作品' }).count()).toBe(0)
  await dialog.getByRole('button', { name: '保存分配' }).click()
  await page.getByText('已新增 10 份分配').waitFor()
  await page.getByText('2 件作品，2 件已配齐评委；已评 0 份，待评 10 份。').waitFor()
  const assigned = new Map<string, string[]>()
  for (const title of titles) assigned.set(title, await readJudges(page, title))
  return assigned
}

/** Chooses who takes the place of the judge who stepped back. The options also have units and loads. */
async function replaceBy(drawer: Locator, name: string): Promise<void> {
  const choice = drawer.getByRole('combobox', { name: '评委' })
  await choice.selectOption(await choice.getByRole('option').filter({ hasText: name }).getAttribute('value'))
  await drawer.getByRole('button', { name: '更换', exact: true }).click()
}

/** Replaces the judge who stepped back: by the author's colleague it is refused, by the reserve it is done. */
export async function replaceRecused(page: Page, title: string): Promise<void> {
  await openScreen(page, '评审管理', '评委与分配')
  await page.getByText('1 位待更换').waitFor()
  const drawer = await openAssigned(page, title)
  await drawer.getByText(`回避原因：${REASON}`).waitFor()
  await drawer.getByRole('button', { name: `更换 ${recusing.name}` }).click()
  await replaceBy(drawer, colleague.name)
  await drawer.getByText(`${colleague.name}与作品属于同一学校，不能评审`).waitFor()
  await replaceBy(drawer, reserve.name)
  await page.getByText(`已更换为${reserve.name}`).waitFor()
  await page.getByText('1 位待更换').waitFor({ state: 'detached' })
}

export { REASON as recusalReason }
