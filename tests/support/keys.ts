import type { Locator, Page } from 'playwright'

/** More stops than any screen has. */
const MAX_STOPS = 150

const hasFocus = (locator: Locator) =>
  locator.evaluate((element) => element === document.activeElement).catch(() => false)

/** Presses a key until the control has the focus, as somebody without a pointer does. */
async function pressUntil(page: Page, key: string, target: Locator, most = MAX_STOPS) {
  await target.waitFor()
  for (let pressed = 0; pressed < most; pressed++) {
    if (await hasFocus(target)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${key} never led to ${String(target)}.`)
}

/** Goes on by Tab until the control has the focus. */
export const tabTo = (page: Page, target: Locator) => pressUntil(page, 'Tab', target)

/** Goes to a control and presses it. */
export async function pressOn(page: Page, target: Locator, key = 'Enter') {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** Goes to a field, takes out what is in it, and types. */
export async function typeInto(page: Page, target: Locator, text: string) {
  await tabTo(page, target)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

/** Goes to a list of choices and down until the wanted one is chosen. */
export async function chooseIn(page: Page, target: Locator, label: string) {
  await tabTo(page, target)
  for (let pressed = 0; pressed < 40; pressed++) {
    if ((await target.locator('option:checked').textContent())?.trim() === label) return
    await page.keyboard.press('ArrowDown')
  }
  throw new Error(`There is no choice ${label}.`)
}

/** Chooses in a tree picker by its search. */
export async function pickIn(page: Page, target: Locator, keyword: string) {
  await pressOn(page, target)
  // Letters typed before the box is there would go nowhere a person sees.
  await page.locator('.dw-popover input:focus').waitFor()
  await page.keyboard.type(keyword)
  const result = page.locator('.dw-tree-picker-result').first()
  await pressUntil(page, 'ArrowDown', result, 10)
  await page.keyboard.press('Enter')
}

/** Walks a tree that has the focus down to a line. */
export async function walkTo(page: Page, line: Locator) {
  await pressUntil(page, 'ArrowDown', line, 60)
}

/** Goes into a tree by Tab, then walks from line to line, opening each on the way but the last. */
export async function walkDown(page: Page, tree: Locator, names: readonly string[]) {
  await tree.getByRole('treeitem').first().waitFor()
  for (let pressed = 0; pressed < MAX_STOPS; pressed++) {
    if (await tree.evaluate((element) => element.contains(document.activeElement))) break
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Home')
  for (const [at, name] of names.entries()) {
    const line = tree.getByRole('treeitem', { name: new RegExp(`^${name}`) })
    await walkTo(page, line)
    if (at < names.length - 1 && (await line.getAttribute('aria-expanded')) === 'false') {
      await page.keyboard.press('ArrowRight')
      await tree.getByRole('treeitem', { name: new RegExp(`^${names[at + 1] ?? ''}`) }).waitFor()
    }
  }
}
