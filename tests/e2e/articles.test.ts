import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { hostileTexts } from '../../apps/api/src/testing/hostile-texts'
import { signInByCall } from '../support/api-sign-in'
import { newVisitor, openAs, openMenu } from '../support/journey'
import { servePortal } from '../support/serve-portal'

const portal = servePortal()

const TITLE = '全省秋季开学工作部署会召开'

async function personAt(username: string, screen: string) {
  const { page, faults } = await newVisitor(portal.browser)
  await openAs(page, `${portal.url}/home`, username)
  await openMenu(page, '内容管理', screen)
  return { page, faults }
}

const rowOf = (page: Page) => page.getByRole('row', { name: new RegExp(TITLE) })
const textOf = (page: Page) => page.getByRole('textbox', { name: '正文' })

async function submit(page: Page) {
  await page.getByRole('button', { name: '提交审核' }).click()
  await page.getByText('文章正在审核，暂不能修改').waitFor()
}

async function review(page: Page, decision: '通过' | '退回', reason?: string) {
  await page
    .getByRole('button', { name: '刷新' })
    .or(page.getByRole('heading', { name: '文章审核' }))
    .first()
    .waitFor()
  await rowOf(page).getByRole('button', { name: '审核' }).click()
  if (reason !== undefined) await page.getByLabel('审核意见').fill(reason)
  await page.getByRole('button', { name: decision, exact: true }).click()
  await page
    .getByText(decision === '通过' ? '已通过' : '已退回', { exact: true })
    .first()
    .waitFor()
}

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Inserts a picture with its description and returns its address. */
async function insertPicture(page: Page): Promise<string> {
  const completed = page.waitForResponse((response) => /\/api\/file\/upload\/[\w-]+\/complete$/.test(response.url()))
  await page.getByRole('button', { name: '图片', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '插入图片' })
  const picture = { name: '会场.png', mimeType: 'image/png', buffer: Buffer.from(PNG, 'base64') }
  await dialog.getByLabel('图片文件').setInputFiles(picture)
  await dialog.getByLabel('图片说明').fill('会场全景')
  await dialog.getByRole('button', { name: '插入图片' }).click()
  const shown = page.getByRole('img', { name: '会场全景' })
  await shown.waitFor()
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1)
  const [, id] = /upload\/([\w-]+)\/complete/.exec((await completed).url()) ?? []
  return `${portal.url}/api/file/content/${id}`
}

/** `datetime-local` text of a moment some seconds from now, in the zone of the browser, which is the site's. */
const inSeconds = (page: Page, seconds: number) =>
  page.evaluate((ms) => new Date(Date.now() + ms + 8 * 3_600_000).toISOString().slice(0, 19), seconds * 1000)

async function find(page: Page) {
  await page.getByRole('searchbox', { name: '搜索标题' }).fill(TITLE)
  await page.getByRole('searchbox', { name: '搜索标题' }).press('Enter')
  await rowOf(page).waitFor()
}

const act = async (page: Page, action: string) => {
  await rowOf(page)
    .getByRole('button', { name: `“${TITLE}”的更多操作` })
    .click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

describe('an article', () => {
  it('goes from a draft to the portal, off it, into the bin and back', async () => {
    const editor = await personAt('edit01', '文章管理')
    await editor.page.getByRole('button', { name: '写文章' }).click()
    await editor.page.getByRole('textbox', { name: '标题', exact: true }).fill(TITLE)
    await editor.page.getByRole('combobox', { name: /^栏目/ }).selectOption({ label: '　要闻' })
    await textOf(editor.page).click()
    await editor.page.keyboard.type('会议定于9月31日召开。')
    const file = await insertPicture(editor.page)
    await editor.page.getByText(/^已于 .* 保存$/).waitFor()
    await editor.page.waitForURL(/article=\d+/)
    const id = Number(new URL(editor.page.url()).searchParams.get('article'))
    const detail = async () => (await fetch(`${portal.url}/api/portal/getContentDetail?type=article&id=${id}`)).status
    const page = async () => (await fetch(`${portal.url}/comPageInfo?type=article&id=${id}`)).status
    const holds = async (path: string) => (await (await fetch(portal.url + path)).text()).includes(TITLE)
    await submit(editor.page)

    const first = await personAt('review01', '文章审核')
    await review(first.page, '退回', '九月没有三十一日')
    await editor.page.reload()
    await editor.page.getByText('被退回').first().waitFor()
    await textOf(editor.page).click()
    await editor.page.getByRole('button', { name: '查找替换' }).click()
    await editor.page.getByRole('textbox', { name: '查找内容' }).fill('9月31日')
    await editor.page.getByRole('textbox', { name: '替换为' }).fill('9月30日')
    await editor.page.getByRole('button', { name: '全部替换' }).click()
    await textOf(editor.page).getByText('会议定于9月30日召开。').waitFor()
    await submit(editor.page)

    await first.page.reload()
    await review(first.page, '通过')
    const second = await personAt('review02', '文章审核')
    await review(second.page, '通过')
    expect(await detail()).toBe(404)

    await openMenu(second.page, '内容管理', '文章管理')
    await find(second.page)
    await act(second.page, '发布')
    await second.page.getByLabel('发布时间').fill(await inSeconds(second.page, 5))
    await second.page.getByRole('dialog').getByRole('button', { name: '发布' }).click()
    await second.page.getByText('已发布 1 篇文章').waitFor()
    expect(await detail()).toBe(404)
    expect((await fetch(file)).status).toBe(404)
    await expect.poll(detail).toBe(200)
    expect((await fetch(file)).status).toBe(200)
    await expect.poll(page).toBe(200)
    await expect.poll(() => holds('/educationNews?column=news.headline')).toBe(true)
    await expect.poll(() => holds('/rss.xml')).toBe(true)
    await expect.poll(() => holds(`/search?q=${encodeURIComponent(TITLE)}`)).toBe(true)
    const map = await (await fetch(`${portal.url}/sitemap.xml`)).text()
    expect(map).toContain(`id=${id}<`)

    await act(second.page, '下线')
    await second.page.getByText('已下线 1 篇文章').waitFor()
    await expect.poll(page).toBe(404)

    const admin = await personAt('admin', '文章管理')
    await find(admin.page)
    await act(admin.page, '删除')
    await admin.page.getByText(/移入回收站/).waitFor()
    await admin.page.getByRole('tab', { name: /^回收站/ }).click()
    await rowOf(admin.page).waitFor()
    await act(admin.page, '恢复')
    await admin.page.getByText('已恢复 1 篇文章').waitFor()
    await admin.page.getByRole('tab', { name: /^已下线/ }).click()
    await act(admin.page, '发布')
    await admin.page.getByRole('dialog').getByRole('button', { name: '发布' }).click()
    await expect.poll(page).toBe(200)
    for (const { faults } of [editor, first, second, admin]) expect(faults).toEqual([])
  })
})

/** Sends a call about articles with a token; throws when it is refused. */
async function call(token: string, name: string, body: object): Promise<{ id: number; version: number }> {
  const response = await fetch(`${portal.url}/api/cmsArticle/${name}`, {
    method: 'POST',
    headers: { authorization: token, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const { success, data, msg } = await response.json()
  if (!success) throw new Error(`${name}: ${msg}`)
  return data
}

describe('a hostile text', () => {
  it('runs nothing on the portal', async () => {
    const [editor, reviewer] = [await signInByCall(portal.url, 'edit01'), await signInByCall(portal.url, 'review01')]
    const ids: number[] = []
    for (const [index, text] of hostileTexts.entries()) {
      const bodyHtml = `<p>看得见的字</p>${text}`
      const draft = { siteId: 1, columnId: 1, title: `安全检查 ${index + 1}`, bodyHtml }
      const { id, version } = await call(editor, 'insertOrUpdateArticle', draft)
      const waiting = await call(editor, 'submitReview', { id, version })
      await call(reviewer, 'review', { id, version: waiting.version, level: 1, decision: 'pass' })
      ids.push(id)
    }
    await call(reviewer, 'changeArticles', { ids, action: 'publish' })
    const { page } = await newVisitor(portal.browser)
    const dialogs: string[] = []
    page.on('dialog', (dialog) => {
      dialogs.push(page.url())
      void dialog.dismiss()
    })
    for (const id of ids) {
      await page.goto(`${portal.url}/comPageInfo?type=article&id=${id}`)
      await page.getByText('看得见的字').waitFor()
      for (const link of await page.locator('.dw-article-body a[href]').all()) {
        expect(await link.getAttribute('href')).not.toMatch(/^\s*(?:javascript|data|vbscript):/i)
      }
    }
    expect(dialogs).toEqual([])
    expect(ids.length).toBeGreaterThan(40)
  })

  it('runs nothing when it is pasted into the editor, and no visible word is lost', async () => {
    const { page } = await personAt('edit01', '文章管理')
    const dialogs: string[] = []
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message())
      void dialog.dismiss()
    })
    await page.getByRole('button', { name: '写文章' }).click()
    await textOf(page).click()
    for (const [index, text] of hostileTexts.entries()) {
      await page.evaluate(
        (html) => {
          const clipboardData = new DataTransfer()
          clipboardData.setData('text/html', html)
          const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
          document.querySelector('[role=textbox][aria-multiline=true]')?.dispatchEvent(paste)
        },
        `<p>第${index + 1}段</p>${text}`,
      )
    }
    await expect.poll(() => textOf(page).textContent()).toContain(`第${hostileTexts.length}段`)
    const pasted = String(await textOf(page).textContent())
    for (const index of hostileTexts.keys()) expect(pasted).toContain(`第${index + 1}段`)
    const acting = textOf(page).locator(
      'script, iframe, svg, object, embed, [onerror], [onclick], [href^="javascript:"]',
    )
    expect(await acting.count()).toBe(0)
    expect(dialogs).toEqual([])
  })
})
