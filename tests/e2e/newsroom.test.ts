import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { gradientPicture } from '../support/gradient-picture'
import { newVisitor, openAs } from '../support/journey'
import { servePortal } from '../support/serve-portal'

const portal = servePortal()

const TITLE = '山里的足球课从早晨开始'
/** Four people, one after the other. */
const LIMIT_MS = 180_000
const SAVED = /^已于 .* 保存$/
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
/** The zone of the site is eight hours from that of UTC. */
const SITE_ZONE_MS = 8 * 3_600_000

async function personAt(username: string, path: string, options: Parameters<typeof newVisitor>[1] = {}) {
  const { page, faults } = await newVisitor(portal.browser, options)
  await openAs(page, portal.url + path, username)
  return { page, faults }
}

const textOf = (page: Page) => page.getByRole('textbox', { name: '正文' })
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000 + SITE_ZONE_MS).toISOString().slice(0, 19)

/** Submits what is saved. */
async function submit(page: Page) {
  await page.getByRole('button', { name: '提交审核' }).click()
  await page.getByText('文章正在审核，暂不能修改').waitFor()
}

async function openReview(page: Page) {
  await page.goto(`${portal.url}/article-review`)
  await page
    .getByRole('row', { name: new RegExp(TITLE) })
    .getByRole('button', { name: '审核' })
    .click()
  await page.getByRole('heading', { name: TITLE }).waitFor()
}

async function pass(page: Page) {
  await openReview(page)
  await page.getByRole('button', { name: '通过', exact: true }).click()
  await page.getByText('已通过', { exact: true }).first().waitFor()
}

/** Selects words of the text that is reviewed, as a pointer does. */
const select = (page: Page, words: string) =>
  page.evaluate((wanted) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.textContent?.indexOf(wanted) ?? -1
      if (at < 0 || node.parentElement?.closest('table, [role=tablist]')) continue
      document.getSelection()?.setBaseAndExtent(node, at, node, at + wanted.length)
      return
    }
    throw new Error(`${wanted} is not on the page.`)
  }, words)

const actionsOf = (page: Page) => page.getByRole('button', { name: `“${TITLE}”的更多操作` })

async function act(page: Page, action: string) {
  await actionsOf(page).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

async function listOf(page: Page, tab: string) {
  await page.goto(`${portal.url}/article-management`)
  await page.getByRole('searchbox', { name: '搜索标题' }).fill(TITLE)
  await page.getByRole('searchbox', { name: '搜索标题' }).press('Enter')
  await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click()
  await actionsOf(page).waitFor()
}

describe('a day of a newsroom', () => {
  it(
    'begins on a phone and ends with the article restored from the bin',
    async () => {
      const author = await personAt('edit01', '/article-management', PHONE)
      await author.page.getByRole('button', { name: '写文章' }).click()
      await author.page.getByRole('textbox', { name: '标题', exact: true }).fill(TITLE)
      await author.page.getByRole('combobox', { name: /^栏目/ }).selectOption({ label: '　要闻' })
      await textOf(author.page).tap()
      await author.page.keyboard.type('9月31日清晨，孩子们已经在操场上。')
      await author.page.getByRole('button', { name: '图片', exact: true }).click()
      const dialog = author.page.getByRole('dialog', { name: '插入图片' })
      const photo = { name: 'IMG_2041.png', mimeType: 'image/png', buffer: gradientPicture(320) }
      await dialog.getByLabel('图片文件').setInputFiles(photo)
      await dialog.getByLabel('图片说明').fill('操场上的足球课')
      await dialog.getByRole('button', { name: '插入图片' }).click()
      await author.page.getByRole('img', { name: '操场上的足球课' }).waitFor()
      await author.page.getByText(SAVED).waitFor()
      await submit(author.page)
      const id = Number(new URL(author.page.url()).searchParams.get('article'))
      expect(await author.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

      const first = await personAt('review01', '/article-review')
      await openReview(first.page)
      await select(first.page, '9月31日')
      await first.page.getByRole('button', { name: '标记所选文字' }).click()
      const marking = first.page.getByRole('dialog', { name: '标记所选文字' })
      await marking.getByRole('textbox', { name: '批注' }).fill('九月没有三十一日')
      await marking.getByRole('button', { name: '标记所选文字' }).click()
      await first.page.getByLabel('审核意见').fill('日期有误，请核对')
      await first.page.getByRole('button', { name: '退回', exact: true }).click()
      await first.page.getByText('已退回', { exact: true }).first().waitFor()

      await author.page.reload()
      await author.page.getByText('被退回').first().waitFor()
      await author.page.getByRole('tab', { name: '审核记录' }).click()
      await author.page.getByText('日期有误，请核对').first().waitFor()
      await author.page.getByText('九月没有三十一日').first().waitFor()
      await author.page.getByRole('button', { name: '查找替换' }).click()
      await author.page.getByRole('textbox', { name: '查找内容' }).fill('9月31日')
      await author.page.getByRole('textbox', { name: '替换为' }).fill('9月30日')
      await author.page.getByRole('button', { name: '全部替换' }).click()
      await textOf(author.page).getByText('9月30日清晨').waitFor()
      await author.page.getByText(SAVED).waitFor()
      await submit(author.page)
      await pass(first.page)
      const second = await personAt('review02', '/article-review')
      await pass(second.page)

      const status = async () => (await fetch(`${portal.url}/comPageInfo?type=article&id=${id}`)).status
      const shows = async (path: string, words = TITLE) =>
        (await (await fetch(portal.url + path)).text()).includes(words)
      await listOf(second.page, '待发布')
      await act(second.page, '发布')
      await second.page.getByLabel('发布时间').fill(inSeconds(5))
      await second.page.getByRole('dialog').getByRole('button', { name: '发布' }).click()
      await second.page.getByText('已发布 1 篇文章').waitFor()
      expect(await status()).toBe(404)
      await expect.poll(status).toBe(200)
      await expect.poll(() => shows('/educationNews?column=news.headline')).toBe(true)
      await expect.poll(() => shows('/rss.xml')).toBe(true)
      await expect.poll(() => shows(`/search?q=${encodeURIComponent(TITLE)}`)).toBe(true)
      expect(await shows('/sitemap.xml', `id=${id}<`)).toBe(true)

      // A correction is reviewed against what is published, which visitors read until it passes.
      await author.page.goto(`${portal.url}/article-management?article=${id}`)
      await textOf(author.page).getByText('9月30日清晨').waitFor()
      await textOf(author.page).tap()
      await author.page.keyboard.press('Control+End')
      await author.page.keyboard.type('全校一百二十名学生参加。')
      await author.page.getByText(SAVED).waitFor()
      await submit(author.page)
      const article = `/comPageInfo?type=article&id=${id}`
      expect(await shows(article, '一百二十名')).toBe(false)
      await openReview(first.page)
      await first.page.getByRole('tab', { name: '与已发布的差异' }).click()
      await first.page.locator('ins', { hasText: '一百二十名' }).first().waitFor()
      await first.page.getByRole('button', { name: '通过', exact: true }).click()
      await first.page.getByText('已通过', { exact: true }).first().waitFor()
      await pass(second.page)
      await expect.poll(() => shows(article, '一百二十名')).toBe(true)

      // The difference of two versions, and the earlier one restored, reviewed and read.
      await author.page.goto(`${portal.url}/article-management?article=${id}`)
      await author.page.getByRole('tab', { name: '历史' }).click()
      await author.page.getByRole('button', { name: '比较第 2 版与当前内容' }).tap()
      await author.page.getByRole('dialog').locator('ins', { hasText: '一百二十名' }).first().waitFor()
      await author.page.keyboard.press('Escape')
      await author.page.getByRole('button', { name: '恢复第 2 版' }).tap()
      await author.page.getByRole('alertdialog').getByRole('button', { name: '确定' }).tap()
      await textOf(author.page).getByText('全校一百二十名学生参加。').waitFor({ state: 'detached' })
      await submit(author.page)
      await pass(first.page)
      await pass(second.page)
      await expect.poll(() => shows(article, '一百二十名')).toBe(false)
      expect(await shows(article, '清晨')).toBe(true)

      await listOf(second.page, '已发布')
      await act(second.page, '发布')
      await second.page.getByLabel('下线时间').fill(inSeconds(5))
      await second.page.getByRole('dialog').getByRole('button', { name: '发布' }).click()
      await second.page.getByText('已发布 1 篇文章').waitFor()
      expect(await status()).toBe(200)
      await expect.poll(status).toBe(404)
      await expect.poll(() => shows('/rss.xml')).toBe(false)
      expect(await shows('/sitemap.xml', `id=${id}<`)).toBe(false)

      const admin = await personAt('admin', '/article-management')
      await listOf(admin.page, '已下线')
      await act(admin.page, '删除')
      await admin.page.getByText(/移入回收站/).waitFor()
      await listOf(admin.page, '回收站')
      await act(admin.page, '恢复')
      await admin.page.getByText('已恢复 1 篇文章').waitFor()
      await listOf(admin.page, '已下线')
      await act(admin.page, '发布')
      await admin.page.getByLabel('下线时间').fill('')
      await admin.page.getByRole('dialog').getByRole('button', { name: '发布' }).click()
      await expect.poll(status).toBe(200)
      expect([author, first, second, admin].map(({ faults }) => faults)).toEqual([[], [], [], []])
    },
    LIMIT_MS,
  )
})
