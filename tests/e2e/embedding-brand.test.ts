import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startEmbedding, type Embedding } from '../support/embedding'

// Requirement 15 of embedding, seen from a page with a brand and a layout of its own.
let site: Embedding

beforeAll(async () => {
  site = await startEmbedding()
})
afterAll(() => site.stop())

const SHEET = `<style>
  #page { --dw-accent: #ffd400 }
  doorway-user-manager::part(cell-username) { color: rgb(7, 8, 9) }
  doorway-user-manager::part(column-username) { letter-spacing: 3px }
  doorway-user-manager::part(field-email) { opacity: 0.9 }
  nav { position: fixed; inset: 0 0 auto; height: 56px; z-index: 1030; background: navy }
  #box { overflow: hidden; transform: translate(20px, 80px) scale(0.95); transform-origin: 0 0 }
</style>`

const openPage = async (name: string, attributes = '') => {
  const tag = site.tag('user-manager', `id="users" ${attributes}`)
  const journey = await site.open(name, `${SHEET}<nav></nav><div id="page"><div id="box">${tag}</div></div>`)
  await journey.page.getByRole('grid').getByRole('row').nth(3).waitFor()
  return journey
}

const colourOf = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

describe.each(['shadow', 'light'])('a page with a yellow brand around a widget in its %s', (isolation) => {
  it('finds it in buttons, in what is selected and in words, each so that it can be read', async () => {
    const { page, context, faults } = await openPage(`brand-${isolation}`, `isolation="${isolation}"`)
    const primary = '[data-dw-part="filters"] .dw-button[data-variant="primary"]'
    await expect.poll(() => colourOf(page, primary, 'background-color')).toBe('rgb(255, 212, 0)')
    expect(await colourOf(page, primary, 'color')).toBe('rgb(27, 31, 36)')
    // Words in the accent have its nearest shade that can be read; blue is nowhere.
    expect(await colourOf(page, '.dw-button[data-variant="quiet"]:not(.dw-icon-button)', 'color')).toBe(
      'rgb(130, 108, 0)',
    )
    await page.getByRole('grid').getByRole('checkbox').nth(1).click()
    const selected = '.dw-data-table-row[data-ticked] .dw-data-table-cell'
    await expect.poll(() => colourOf(page, selected, 'background-color')).toBe('rgb(255, 251, 230)')
    await page.evaluate(() => document.querySelector<HTMLElement>('#page')?.style.setProperty('--dw-accent', '#6a1b9a'))
    await expect.poll(() => colourOf(page, primary, 'background-color')).toBe('rgb(106, 27, 154)')
    await expect.poll(() => colourOf(page, primary, 'color')).toBe('rgb(255, 255, 255)')
    expect(faults).toEqual([])
    await context.close()
  })
})

describe('a page that transforms and cuts off the part with the widget', () => {
  it('has its dialogs on the whole window and above its bars, and reaches cells, columns and fields', async () => {
    const { page, context, faults } = await openPage('transformed')
    expect(await colourOf(page, '[data-dw-part="cell"][data-column="username"]', 'color')).toBe('rgb(7, 8, 9)')
    expect(await colourOf(page, '[data-dw-part="column"][data-column="username"]', 'letter-spacing')).toBe('3px')
    await page.getByRole('button', { name: '新增', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').first().waitFor()
    const layer = await dialog.locator('xpath=..').evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return [x, y, width, height]
    })
    expect(layer).toEqual([
      0,
      0,
      ...(await page.evaluate(() => [document.documentElement.clientWidth, window.innerHeight])),
    ])
    expect(await page.evaluate(() => document.elementFromPoint(300, 20)?.localName)).toBe('doorway-user-manager')
    expect(await colourOf(page, '[data-dw-part="field"][data-field="email"]', 'opacity')).toBe('0.9')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await page.locator('[popover]').count()).toBe(0)
    expect(faults).toEqual([])
    await context.close()
  })
})

describe('a step back while a form is open', () => {
  it('leaves the list behind it as it is, until the form has closed', async () => {
    const tag = site.tag('user-manager', 'id="users" navigation="query"')
    const { page, context, faults } = await site.open('back', tag)
    const rows = page.getByRole('grid').getByRole('row')
    await rows.nth(3).waitFor()
    await page.getByRole('button', { name: '下一页' }).click()
    await expect.poll(() => new URL(page.url()).searchParams.get('users.page')).toBe('2')
    const firstNumber = () => page.locator('td[data-column="index"]').first().textContent()
    await expect.poll(firstNumber).toBe('11')
    await page.getByRole('button', { name: '新增', exact: true }).click()
    await page.getByRole('dialog').getByRole('textbox').first().waitFor()
    await page.goBack()
    expect(new URL(page.url()).searchParams.get('users.page')).toBeNull()
    await page.waitForLoadState('networkidle')
    expect(await firstNumber()).toBe('11')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await expect.poll(firstNumber).toBe('1')
    expect(faults).toEqual([])
    await context.close()
  })
})
