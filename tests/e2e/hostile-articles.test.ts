import { describe, expect, it } from 'vitest'
import { hostileTexts } from '../../apps/api/src/testing/hostile-texts'
import { publishHostileArticles, readArticle, type ReadArticle } from '../support/hostile-articles'
import { newVisitor } from '../support/journey'
import { servePortal } from '../support/serve-portal'

const portal = servePortal()
/** Pages of articles that a browser opens one after the other. */
const LIMIT_MS = 420_000

describe('hostile texts through the API and every source of an import', () => {
  it('run nothing on the portal in Chromium, and no visible word is lost', { timeout: LIMIT_MS }, async () => {
    const articles = await publishHostileArticles(portal.url)
    expect(hostileTexts.length).toBeGreaterThanOrEqual(40)
    expect(articles).toHaveLength(hostileTexts.length * 4)
    const { page, context } = await newVisitor(portal.browser)
    const dialogs: string[] = []
    page.on('dialog', (dialog) => {
      dialogs.push(page.url())
      void dialog.dismiss()
    })
    await context.addInitScript(() => {
      globalThis.alert = () =>
        Reflect.set(globalThis, 'hostileRan', Number(Reflect.get(globalThis, 'hostileRan') ?? 0) + 1)
    })
    for (const { way, payload, path, words } of articles) {
      await page.goto(portal.url + path)
      await page.locator('.dw-article-body').waitFor()
      const read: ReadArticle = JSON.parse(String(await page.evaluate(readArticle)))
      for (const word of words) expect(read.text, `${way}: ${payload}`).toContain(word)
      expect({ acting: read.acting, ran: read.ran }, `${way}: ${payload}`).toEqual({ acting: [], ran: 0 })
    }
    expect(dialogs).toEqual([])
  })
})
