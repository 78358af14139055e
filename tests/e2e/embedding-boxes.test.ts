import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startEmbedding, type Embedding } from '../support/embedding'
import { bundlePage, bundleSheet } from '../support/page-bundle'

// A page that puts the widget into a box which transforms it and cuts it off, and gives its dialogs a place outside.
let site: Embedding

const SHEET = `<style>
  #box { overflow: hidden; block-size: 420px; inline-size: 900px; transform: translate(20px, 30px) scale(0.9) }
</style>`
const BODY = '<div id="box"></div><div id="outside"></div>'

const ways = [
  {
    way: 'React',
    open: async () => {
      site.embedder.write('boxed.js', await bundlePage('tests/conformance/boxed-react.tsx', '19'))
      site.embedder.write('boxed.css', await bundleSheet())
      const start = `<script>Object.assign(document.body.dataset, ${JSON.stringify({ baseUrl: site.server.url, token: site.tokens.admin })})</script>`
      const head = `${SHEET}<link rel="stylesheet" href="boxed.css">`
      return site.open('boxed-react', `${BODY}${start}<script src="boxed.js"></script>`, {}, head)
    },
  },
  ...['shadow', 'light'].map((isolation) => ({
    way: `element, ${isolation}`,
    open: () => {
      const script = `<script type="module">
        document.querySelector('doorway-user-manager').portalContainer = document.querySelector('#outside')
        window.leave = () => document.querySelector('doorway-user-manager').remove()
      </script>`
      const tag = site.tag('user-manager', `id="users" isolation="${isolation}"`)
      // Read once, when the element is rendered: the property is there before the script that defines it.
      const body = `<div id="box">${tag}</div><div id="outside"></div>`
      return site.open(`boxed-element-${isolation}`, `${SHEET}${body}`, {}, script)
    },
  })),
  {
    way: 'mount',
    open: () => {
      const options = JSON.stringify({ baseUrl: site.server.url, locale: 'zh' })
      const script = `<script type="module">
        import { mountUserManager } from '/doorway/embed.js'
        const portalContainer = document.querySelector('#outside')
        const getToken = () => ${JSON.stringify(site.tokens.admin)}
        const widget = mountUserManager('#box', { ...${options}, getToken, portalContainer })
        window.leave = () => widget.unmount()
      </script>`
      return site.open('boxed-mount', `${SHEET}${BODY}${script}`)
    },
  },
]

beforeAll(async () => {
  site = await startEmbedding()
})
afterAll(() => site.stop())

/** Is this spot of the window in the place outside, or in the box? */
const placeAt = (page: Page, [x, y]: readonly [number, number]) =>
  page.evaluate(([left, top]) => document.elementFromPoint(left, top)?.closest('#outside, #box')?.id, [x, y] as const)

const middleOf = (box: { x: number; y: number; width: number; height: number } | null): readonly [number, number] =>
  box ? [box.x + box.width / 2, box.y + box.height / 2] : [-1, -1]

describe.each(ways)('a widget in a box that cuts it off, as $way', ({ open }) => {
  it('has dialogs and menus in the place outside, whole, with the focus and the content behind them in order', async () => {
    const { page, context, faults } = await open()
    const rows = page.getByRole('grid').getByRole('row')
    await rows.nth(3).waitFor()
    const add = page.getByRole('button', { name: '新增', exact: true })
    await add.click()
    const dialog = page.getByRole('dialog', { name: '新增用户' })
    const first = dialog.getByRole('textbox').first()
    await expect.poll(() => first.evaluate((input) => input.matches(':focus'))).toBe(true)
    const { x, y, width, height } = (await dialog.locator('xpath=..').boundingBox()) ?? {
      x: -1,
      y: -1,
      width: 0,
      height: 0,
    }
    expect([x, y, width, height]).toEqual([
      0,
      0,
      ...(await page.evaluate(() => [document.documentElement.clientWidth, window.innerHeight])),
    ])
    expect(await placeAt(page, middleOf(await dialog.boundingBox()))).toBe('outside')
    // The sheet is there as well, and what the dialog covers cannot be reached.
    expect(await dialog.evaluate((element) => getComputedStyle(element).borderTopLeftRadius)).not.toBe('0px')
    await expect.poll(() => add.evaluate((button) => button.closest('[inert]') !== null)).toBe(true)
    await page.keyboard.press('Shift+Tab')
    expect(await dialog.evaluate((element) => element.matches(':focus-within'))).toBe(true)

    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => add.evaluate((button) => button.matches(':focus'))).toBe(true)
    expect(await add.evaluate((button) => button.closest('[inert]'))).toBeNull()

    await rows.nth(2).getByRole('button', { name: '更多' }).click()
    const item = page.getByRole('menuitem').last()
    await item.waitFor()
    expect(await placeAt(page, middleOf(await item.boundingBox()))).toBe('outside')
    await page.keyboard.press('Escape')

    await page.evaluate('leave()')
    await expect.poll(() => page.evaluate(() => document.querySelector('#outside')?.childElementCount)).toBe(0)
    expect(faults).toEqual([])
    await context.close()
  })
})
