import type { Page } from 'playwright'
import { newVisitor, openAs, openMenu } from './journey'
import type { ServedPortal } from './serve-portal'

/** A person at a screen of the console. */
export async function personAt(portal: ServedPortal, username: string, branch: string, screen: string) {
  const { page, faults } = await newVisitor(portal.browser)
  await openAs(page, `${portal.url}/home`, username)
  await openMenu(page, branch, screen)
  return { page, faults }
}

/** Begins an article in a column, with one sentence in its text. */
export async function beginArticle(page: Page, title: string, column: string, text = '现将有关情况公布如下。') {
  await page.getByRole('button', { name: '写文章' }).click()
  await page.getByRole('textbox', { name: '标题', exact: true }).fill(title)
  await page.getByRole('combobox', { name: /^栏目/ }).selectOption({ label: column })
  await page.getByRole('textbox', { name: '正文' }).click()
  await page.keyboard.type(text)
}

/** Submits the article that is open. */
export async function submitArticle(page: Page) {
  await page.getByRole('button', { name: '提交审核' }).click()
  await page.getByText('文章正在审核，暂不能修改').waitFor()
}

/** Passes the article in the queue that is open. */
export async function passArticle(page: Page, title: string) {
  await page
    .getByRole('row', { name: new RegExp(title) })
    .getByRole('button', { name: '审核' })
    .click()
  await page.getByRole('button', { name: '通过', exact: true }).click()
  await page.getByText('已通过', { exact: true }).first().waitFor()
}

/** Publishes an approved article from the list. */
export async function publishArticle(page: Page, title: string) {
  await openMenu(page, '内容管理', '文章管理')
  await page.getByRole('searchbox', { name: '搜索标题' }).fill(title)
  await page.getByRole('searchbox', { name: '搜索标题' }).press('Enter')
  const row = page.getByRole('row', { name: new RegExp(title) })
  await row.getByRole('button', { name: `“${title}”的更多操作` }).click()
  await page.getByRole('menuitem', { name: '发布', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: '发布' }).click()
  await page.getByText('已发布 1 篇文章').waitFor()
}
