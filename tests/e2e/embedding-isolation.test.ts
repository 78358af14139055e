import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startEmbedding, type Embedding } from '../support/embedding'
import { hostileSheets } from '../support/hostile-sheets'
import { differingShare } from '../support/picture-difference'

// Requirement 2 of embedding.
let site: Embedding

beforeAll(async () => {
  site = await startEmbedding()
})
afterAll(() => site.stop())

// The page decides where the widget's own box stands; an inline rule fixes its position on all pages.
const BOX = [
  'position:absolute',
  'inset:400px auto auto 0',
  'display:block',
  'box-sizing:border-box',
  'width:1200px',
  'margin:0',
  'padding:0',
  'border:0',
  'background:white',
]
  .map((rule) => `${rule}!important`)
  .join(';')

const HOST_PARTS = `<main id="page"><h1>Host</h1><p>Some <b>text</b> and <a href="#x">a link</a>.</p>
<table border="1"><tr><th>Head</th><td>Cell</td></tr></table><ul><li>One</li></ul>
<form><label>Name <input value="x"></label><select><option>One</option></select><button>Go</button></form></main>`

const users = (page: Page) => page.getByRole('grid', { name: '用户列表' }).getByRole('row').nth(3)

async function openWidget(sheet: string, isolation = 'shadow') {
  site.embedder.write('host.css', sheet)
  const widget = site.tag('user-manager', `isolation="${isolation}" style="${BOX}" id="widget"`)
  return site.open(
    'isolation',
    `${HOST_PARTS}<div id="place">${widget}</div>`,
    {},
    '<link rel="stylesheet" href="/host.css">',
  )
}

async function pictureOf(page: Page) {
  await users(page).waitFor()
  await page.getByRole('treeitem', { name: /^丹渚市教育局/ }).waitFor()
  await page.waitForLoadState('networkidle')
  return page.locator('#widget [data-doorway]').first().screenshot({ animations: 'disabled', caret: 'hide' })
}

/** Every computed value of every node of the page that is not the widget's. */
const hostStyles = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('head, #page, #page *')].map((element) => {
      const style = getComputedStyle(element)
      return [...style].map((name) => `${element.localName} ${name}: ${style.getPropertyValue(name)}`)
    }),
  )

describe('a widget in a shadow root', () => {
  let plain: Buffer
  beforeAll(async () => {
    const { page, context } = await openWidget('')
    plain = await pictureOf(page)
    await context.close()
  })

  it.each(Object.entries(hostileSheets))('looks the same on a page with %s', async (_name, sheet) => {
    const { page, context } = await openWidget(sheet)
    const picture = await pictureOf(page)
    expect(await differingShare(page, plain, picture)).toBeLessThanOrEqual(0.001)
    await context.close()
  })

  it('would be told from one in light DOM, which the page does reach', async () => {
    const { page, context } = await openWidget(hostileSheets['rules that force everything'] ?? '', 'light')
    await users(page).waitFor()
    const picture = await page.locator('#widget').screenshot()
    expect(await differingShare(page, plain, picture)).toBeGreaterThan(0.05)
    await context.close()
  })
})

describe.each(['shadow', 'light', 'layer'])('a page around a widget with isolation %s', (isolation) => {
  it.each(Object.entries(hostileSheets))('keeps every computed style under %s', async (_name, sheet) => {
    const { page, context } = await openWidget(sheet, isolation)
    await users(page).waitFor()
    const during = await hostStyles(page)
    await page.evaluate(() => document.querySelector('#widget')?.remove())
    await expect.poll(() => page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0)
    expect(await hostStyles(page)).toEqual(during)
    await context.close()
  })
})
