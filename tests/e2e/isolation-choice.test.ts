import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startEmbedding, type Embedding } from '../support/embedding'
import { root } from '../support/source-files'

// The pictures of docs/embedding.md are of these pages: `ISOLATION_PICTURES=1` stores them again.
let site: Embedding

beforeAll(async () => {
  site = await startEmbedding()
})
afterAll(() => site.stop())

/** A page with looks of its own for bare elements, as most have. */
const SHEET = `
body { margin: 0; padding: 12px 16px; background: #fdf6ec; color: #4a3728; font: 16px/1.6 Georgia, serif; }
h1 { margin: 0 0 8px; color: #8a4b0f; font-size: 22px; }
button { border: 2px solid #8a4b0f; border-radius: 20px; background: #e8a33d; color: #3b1e00; font: italic 16px Georgia, serif; }
input, select { border: 2px solid #c08a4e; border-radius: 12px; background: #fff4dc; font: 16px Georgia, serif; }
th, td { background: #fff8ec; }`

const pictureOf = (isolation: string) => join(root, `docs/isolation-${isolation}.jpg`)
const MAX_BYTES = 40_000

async function openPage(isolation: string) {
  site.embedder.write('own.css', SHEET)
  site.embedder.write('own.js', `document.querySelector('#widget').parts = { tree: false, savedFilters: false }`)
  const widget = site.tag('user-manager', `isolation="${isolation}" locale="zh" id="widget"`)
  const journey = await site.open(
    'choice',
    `<h1>丹渚教育云</h1><p><button id="own">本页的按钮</button> <input value="本页的输入框"></p>${widget}`,
    {},
    '<link rel="stylesheet" href="/own.css"><script type="module" src="/own.js"></script>',
  )
  await journey.page.setViewportSize({ width: 900, height: 440 })
  await journey.page.getByRole('grid').getByRole('row').nth(3).waitFor()
  return journey
}

/** Colour, corners and letters of a button: of the page's, of the widget's, or of both. */
const looksOf = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).evaluate((element) => {
    const { backgroundColor, borderRadius, fontStyle } = getComputedStyle(element)
    return { backgroundColor, borderRadius, fontStyle }
  })

const OWN = { backgroundColor: 'rgb(232, 163, 61)', borderRadius: '20px', fontStyle: 'italic' }

describe('on a page with looks of its own for bare elements', () => {
  it.each([
    { isolation: 'shadow', isPages: false },
    { isolation: 'light', isPages: false },
    { isolation: 'layer', isPages: true },
  ])('a widget with isolation $isolation has the looks of the page: $isPages', async ({ isolation, isPages }) => {
    const { page, context, faults } = await openPage(isolation)
    expect(await looksOf(page, '本页的按钮')).toEqual(OWN)
    const ours = await looksOf(page, '新增')
    if (isPages) expect(ours).toEqual(OWN)
    else for (const [name, value] of Object.entries(OWN)) expect(ours, name).not.toHaveProperty(name, value)
    if (process.env['ISOLATION_PICTURES'])
      writeFileSync(pictureOf(isolation), await page.screenshot({ type: 'jpeg', quality: 45, animations: 'disabled' }))
    expect(faults).toEqual([])
    await context.close()
  })

  it('a rule of the page for what is inside reaches light DOM and not a shadow root', async () => {
    const rule = '.dw-user-list { outline: 3px solid red; }'
    for (const [isolation, reaches] of [
      ['shadow', false],
      ['light', true],
      ['layer', true],
    ] as const) {
      const { page, context } = await openPage(isolation)
      await page.addStyleTag({ content: rule })
      const width = await page.locator('.dw-user-list').evaluate((element) => getComputedStyle(element).outlineStyle)
      expect(width === 'solid', isolation).toBe(reaches)
      await context.close()
    }
  })
})

describe('the pictures of the page for embedders', () => {
  it('are there for each isolation, and small', () => {
    const docs = readFileSync(join(root, 'docs/embedding.md'), 'utf8')
    for (const isolation of ['shadow', 'light', 'layer']) {
      expect(docs).toContain(`(isolation-${isolation}.jpg)`)
      expect(statSync(pictureOf(isolation)).size).toBeLessThan(MAX_BYTES)
    }
  })
})
