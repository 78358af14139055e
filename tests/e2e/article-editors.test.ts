import type { BrowserContext, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { signInByCall } from '../support/api-sign-in'
import { newVisitor, openAs, openMenu } from '../support/journey'
import { servePortal } from '../support/serve-portal'

const portal = servePortal()

const textOf = (page: Page) => page.getByRole('textbox', { name: '正文' })
const saved = (page: Page) => page.getByText(/^已于 .* 保存$/).waitFor()

async function personAt(username: string, prepare?: (context: BrowserContext) => Promise<void>) {
  const { page, context, faults } = await newVisitor(portal.browser)
  await prepare?.(context)
  await openAs(page, `${portal.url}/home`, username)
  await openMenu(page, '内容管理', '文章管理')
  return { page, context, faults }
}

/** Writes a new article until it is saved. Returns its id. */
async function write(page: Page, title: string, text: string): Promise<number> {
  await page.getByRole('button', { name: '写文章' }).click()
  await page.getByRole('textbox', { name: '标题', exact: true }).fill(title)
  await page.getByRole('combobox', { name: /^栏目/ }).selectOption({ label: '　要闻' })
  await textOf(page).click()
  await page.keyboard.type(text)
  await saved(page)
  await page.waitForURL(/article=\d+/)
  return Number(new URL(page.url()).searchParams.get('article'))
}

/** Types behind what is written already. */
async function append(page: Page, text: string) {
  await textOf(page).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(text)
}

async function call<Data>(path: string): Promise<Data> {
  const authorization = await signInByCall(portal.url, 'edit01')
  const response = await fetch(`${portal.url}/api/cmsArticle/${path}`, { headers: { authorization } })
  return (await response.json()).data
}
const bodyOf = async (id: number) => (await call<{ bodyHtml: string }>(`getArticle?id=${id}`)).bodyHtml
const revisionTexts = async (id: number) => {
  const revisions = await call<{ id: number }[]>(`getRevisions?id=${id}`)
  const texts = await Promise.all(
    revisions.map(async (revision) => call<{ bodyText: string }>(`getRevision?id=${id}&revisionId=${revision.id}`)),
  )
  return texts.map(({ bodyText }) => bodyText)
}

describe('two editors of one article', () => {
  it('see the lock, take it over, and lose nothing of either', async () => {
    const first = await personAt('edit01')
    const id = await write(first.page, '两位编辑同写的稿件', '甲写的开头。')

    const second = await personAt('admin')
    await second.page.goto(first.page.url())
    await second.page.getByText(/正在编辑这篇文章/).waitFor()
    expect(await textOf(second.page).getAttribute('contenteditable')).toBe('false')

    // What the first one writes now has not reached the server when the second one takes over.
    await first.context.setOffline(true)
    await append(first.page, '甲的第二句。')
    await first.page.getByText(/^网络不通/).waitFor()
    await second.context.setOffline(true)
    await second.page.getByRole('button', { name: '接管编辑' }).click()
    await second.page.getByText('网络连接错误，请检查网络环境！').waitFor()
    expect(await textOf(second.page).getAttribute('contenteditable')).toBe('false')
    await second.context.setOffline(false)

    // On a slow line the latest text comes long after the lock; nothing can be written before, which it would replace.
    await second.page.route(/getArticle\?/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 2_000))
      await route.continue()
    })
    await second.page.getByRole('button', { name: '接管编辑' }).click()
    await expect.poll(() => textOf(second.page).getAttribute('contenteditable')).toBe('true')
    await append(second.page, '乙写的一句。')
    await expect.poll(() => bodyOf(id)).toContain('乙写的一句。')

    await first.context.setOffline(false)
    await first.page.getByText('文章已被他人接管，您的修改存在本机').waitFor()
    await first.page.getByText(/正在编辑这篇文章/).waitFor()
    expect(await bodyOf(id)).not.toContain('甲的第二句。')
    await second.page.getByRole('button', { name: '返回', exact: true }).click()

    await first.page.getByRole('button', { name: '接管编辑' }).click()
    await textOf(first.page).getByText('乙写的一句。').waitFor()
    await first.page.getByRole('button', { name: '恢复', exact: true }).click()
    await textOf(first.page).getByText('甲的第二句。').waitFor()
    await expect.poll(() => bodyOf(id)).toContain('甲的第二句。')

    const texts = await revisionTexts(id)
    expect(texts.some((text) => text.includes('乙写的一句。'))).toBe(true)
    expect(texts.some((text) => text.includes('甲的第二句。'))).toBe(true)
    for (const { faults } of [first, second]) expect(faults).toEqual([])
  })
})

describe('a network that is cut for ten minutes', () => {
  it('loses nothing that is written meanwhile', async () => {
    const { page, context } = await personAt('edit01', (opened) => opened.clock.install())
    const id = await write(page, '断网十分钟', '断网之前。')
    await context.setOffline(true)
    await append(page, '断网之初。')
    await page.getByText(/^网络不通/).waitFor()
    await page.clock.fastForward('10:00')
    await append(page, '十分钟之后。')
    await page.clock.fastForward('00:10')
    await page.getByText(/^网络不通/).waitFor()
    expect(await bodyOf(id)).not.toContain('断网之初。')
    await context.setOffline(false)
    await expect.poll(() => bodyOf(id)).toContain('断网之前。断网之初。十分钟之后。')
    await saved(page)
  })
})

describe('a browser that is closed without a network', () => {
  it('offers what was written to who opens the article again, which was a new one', async () => {
    const { page, context } = await personAt('edit01')
    await write(page, '断网后关闭', '断网之前。')
    const address = page.url()
    await context.setOffline(true)
    await append(page, '断网之后。')
    await page.getByText(/^网络不通/).waitFor()
    await page.close()
    await context.setOffline(false)

    const again = await context.newPage()
    await again.goto(`${portal.url}/article-management`)
    await again.getByRole('button', { name: '写文章' }).click()
    await again.getByRole('textbox', { name: '标题', exact: true }).waitFor()
    expect(await again.getByRole('button', { name: '恢复', exact: true }).count()).toBe(0)
    await again.goto(address)
    await again.getByRole('button', { name: '恢复', exact: true }).click()
    await textOf(again).getByText('断网之后。').waitFor()
  })
})
