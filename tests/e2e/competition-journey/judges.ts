import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { COMPETITION } from './plan'
import { recusalReason } from './organiser-judging'
import { openPage } from './visits'

/** Points of the second criterion; the rest of a total is that of the first. */
const SECOND_POINTS = 36
const COMMENT = '实验现象清楚，学生的猜想和结论都讲到了，板书再大一些会更好。建议把失败的那一次放在前面讲。'

const tasksOf = (page: Page) => page.getByRole('navigation', { name: '评审任务' })
const sheetOf = (page: Page) => page.getByRole('region', { name: '评分表' })

/** Opens the round of the journey. */
export async function openDesk(page: Page, url: string): Promise<void> {
  await openPage(page, `${url}/judgeMarks`)
  await page.getByRole('combobox', { name: '评审轮次' }).selectOption({ label: `${COMPETITION} · 评审（进行中）` })
}

/** Signs the agreement, before which no work is opened. */
export async function signAgreement(page: Page): Promise<void> {
  await page.getByRole('heading', { name: '评审承诺书' }).waitFor()
  await page.getByRole('checkbox', { name: '我已阅读并同意以上承诺' }).check()
  await page.getByRole('button', { name: '签署并开始评审' }).click()
  await sheetOf(page).waitFor()
}

/** Titles of the works that the judge has. */
export const listTasks = (page: Page): Promise<string[]> =>
  tasksOf(page).getByRole('listitem').locator('b').allInnerTexts()

async function openTask(page: Page, title: string): Promise<Locator> {
  await tasksOf(page).getByRole('listitem').filter({ hasText: title }).getByRole('button').click()
  await page.getByRole('heading', { name: title, level: 2 }).waitFor()
  return sheetOf(page)
}

/** The judge steps back from a work. */
export async function recuse(page: Page, title: string): Promise<void> {
  const sheet = await openTask(page, title)
  await sheet.getByRole('button', { name: '申请回避' }).click()
  const dialog = page.getByRole('dialog', { name: '申请回避' })
  await dialog.getByRole('radio', { name: recusalReason }).check()
  await dialog.getByRole('button', { name: '申请回避' }).click()
  await page.getByText('您已回避该作品').waitFor()
}

/** Watches the film of a work, which names no author, and submits a mark. */
export async function markWork(page: Page, title: string, total: number, hidden: readonly string[]): Promise<void> {
  const sheet = await openTask(page, title)
  await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) > 0)
  const shown = await page.getByRole('main').innerText()
  expect(hidden.filter((text) => shown.includes(text))).toEqual([])
  await sheet.getByRole('textbox').first().focus()
  for (const points of [total - SECOND_POINTS, SECOND_POINTS]) {
    await page.keyboard.type(String(points))
    await page.keyboard.press('Enter')
  }
  // Above 95 a comment is needed.
  await sheet.getByRole('textbox', { name: '评语' }).fill(COMMENT)
  await sheet.getByRole('button', { name: '提交评分' }).click()
  const dialog = page.getByRole('dialog', { name: '提交评分' })
  await dialog.getByText(`总分 ${total}。提交后评分锁定，不能再修改。`).waitFor()
  await dialog.getByRole('button', { name: '确认提交' }).click()
  await page.getByText(`评分已提交：${total} 分`).waitFor()
}
