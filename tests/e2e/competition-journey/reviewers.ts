import type { Page } from 'playwright'
import { expect } from 'vitest'
import { uploadStampedPage } from '../../support/stamped-page'
import { openScreen } from './visits'

const CHECKLIST = [
  '标题、画面和材料中没有姓名、学校和地区',
  '材料齐全，能正常打开',
  '时长、大小和清晰度符合要求',
  '原创，与其他作品不重复',
  '内容健康，符合学段和学科',
]

async function openReview(page: Page, title: string) {
  await openScreen(page, '赛事管理', '报名与作品', '作品资格审查')
  await page
    .getByRole('grid', { name: '作品列表' })
    .getByRole('button', { name: `审查 ${title}` })
    .click()
  return page.getByRole('dialog', { name: title })
}

/** Returns a work to its author; without a reason it is refused. */
export async function returnWork(page: Page, title: string, reason: string): Promise<void> {
  const drawer = await openReview(page, title)
  await drawer.getByRole('heading', { name: '查重' }).waitFor()
  await drawer.getByRole('button', { name: '退回修改' }).click()
  await drawer.getByText('请填写原因，至少5个字').waitFor()
  await drawer.getByRole('textbox', { name: '原因' }).fill(reason)
  await drawer.getByRole('button', { name: '退回修改' }).click()
  await page.getByText(`作品“${title}”：退回修改`).waitFor()
}

/** Passes a work once all of the checklist is met. */
export async function passWork(page: Page, title: string): Promise<void> {
  const drawer = await openReview(page, title)
  for (const line of CHECKLIST) await drawer.getByRole('checkbox', { name: line }).check()
  await drawer.getByRole('button', { name: '通过', exact: true }).click()
  await page.getByText(`作品“${title}”：通过`).waitFor()
}

/** Opens the recommendation of the person's own unit. */
export const openRecommendation = (page: Page) => openScreen(page, '赛事管理', '报名与作品', '推荐')

const candidate = (page: Page, title: string) =>
  page.getByRole('grid', { name: '可推荐的作品' }).getByRole('button', { name: `推荐 ${title}` })

/** Puts works on the list of the unit, which has two places. */
export async function recommend(page: Page, titles: readonly string[]): Promise<void> {
  for (const [place, title] of titles.entries()) {
    await candidate(page, title).click()
    await page.getByText(`已用 ${place + 1}，共 2`).waitFor()
    await candidate(page, title).waitFor({ state: 'detached' })
  }
}

/** One work more than the unit has places. */
export async function recommendTooMany(page: Page, title: string): Promise<void> {
  await candidate(page, title).click()
  await page.getByText('本单位2个推荐名额已用完').waitFor()
  expect(await page.getByRole('list', { name: '推荐名单' }).getByRole('listitem').count()).toBe(2)
}

/** Submits the list of two works with the stamped confirmation of the unit. */
export async function submitList(page: Page): Promise<void> {
  await page.getByRole('button', { name: '提交名单' }).click()
  const dialog = page.getByRole('dialog', { name: '提交名单' })
  await dialog.getByText(/^提交 2 件作品。/).waitFor()
  await uploadStampedPage(dialog)
  await dialog.getByRole('button', { name: '提交名单' }).click()
  await page.getByText('推荐名单已提交').waitFor()
}
