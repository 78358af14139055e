// Requirement 3 of embedding, by real keys, pointer and wheel: what is wrong, one line each.

/** Looks into open shadow roots: the elements, and the one with the focus. */
const EYES = `(() => {
  const all = (root, selector) => [...root.querySelectorAll('*')].flatMap((element) => [
    ...(element.matches(selector) ? [element] : []),
    ...(element.shadowRoot ? all(element.shadowRoot, selector) : []),
  ])
  const focused = () => {
    let element = document.activeElement
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
    return element
  }
  globalThis.eyes = {
    count: (selector) => all(document, selector).length,
    middle: (selector) => {
      const element = all(document, selector)[0]
      element?.scrollIntoView({ block: 'nearest' })
      const box = element?.getBoundingClientRect()
      return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    },
    focus: (selector) => all(document, selector)[0]?.focus(),
    focused: () => focused()?.id || focused()?.getAttribute('role') || focused()?.localName,
    isFocusIn: (selector) => all(document, selector).some((element) => element.contains(focused())),
    scrolled: (selector) => Math.max(0, ...all(document, selector + ', ' + selector + ' *').map((one) => one.scrollTop)),
    pageScrolled: () => document.documentElement.scrollTop,
  }
  return true
})()`

const WAIT_MS = 5_000
const STEP_MS = 50

/** Does it become true? Opening and closing take a moment. */
async function becomes(page, expression) {
  for (let waited = 0; waited < WAIT_MS; waited += STEP_MS) {
    if (await page.evaluate(expression)) return true
    await new Promise((resolve) => void setTimeout(resolve, STEP_MS))
  }
  return false
}

/** Checks one page, opened anew. */
export async function overlayFaults(page, url) {
  const faults = []
  const expect = async (isTrue, what) => {
    if (!(await isTrue)) faults.push(what)
  }
  const holds = (expression, what) => expect(becomes(page, expression), what)
  const click = async (selector) => page.click(await page.evaluate(`eyes.middle('${selector}')`))
  const dialogs = (count) => `eyes.count('[role=dialog]') === ${count}`

  await page.open(url)
  await page.evaluate(EYES)
  await holds(`eyes.count('#open') === 1`, 'the page was not drawn')

  await page.evaluate(`eyes.focus('#open')`)
  const seen = []
  for (let presses = 0; presses < 6; presses++) {
    await page.press('Tab')
    seen.push(await page.evaluate('eyes.focused()'))
  }
  await expect(/ ?tree/.test(seen.join(' ')), `Tab does not come into the tree: ${seen.join(' ')}`)
  await expect(!seen.includes('div'), `Tab stops at a box without a role: ${seen.join(' ')}`)
  await expect(seen.includes('behind') && seen.includes('after'), `Tab does not leave the tree: ${seen.join(' ')}`)
  await page.evaluate(`eyes.focus('#behind')`)
  await page.press('Shift', 'Tab')
  await holds(`eyes.isFocusIn('[role=tree]')`, 'Shift+Tab does not come into the tree from behind')
  await page.press('Shift', 'Tab')
  await page.press('Shift', 'Tab')
  await holds(`eyes.focused() === 'open' || eyes.focused() === 'before'`, 'Shift+Tab does not leave the tree')

  await click('#open')
  await holds(dialogs(1), 'the dialog does not open')
  await holds(`eyes.isFocusIn('#outer')`, 'the focus does not come into the dialog')
  await page.evaluate(`eyes.focus('#first')`)
  for (let presses = 0; presses < 8; presses++) {
    await page.press('Tab')
    await holds(`eyes.isFocusIn('#outer')`, `Tab ${presses + 1} leaves the dialog`)
  }
  for (let presses = 0; presses < 8; presses++) {
    await page.press('Shift', 'Tab')
    await holds(`eyes.isFocusIn('#outer')`, `Shift+Tab ${presses + 1} leaves the dialog`)
  }

  await page.wheel(await page.evaluate(`eyes.middle('#first')`), 400)
  await holds(`eyes.scrolled('#outer') > 0`, 'the wheel does not scroll the dialog')
  await holds('eyes.pageScrolled() === 0', 'the wheel scrolls the page behind the dialog')

  await click('#open-inner')
  await holds(dialogs(2), 'the second dialog does not open')
  await click('#inner [aria-haspopup=menu]')
  await holds(`eyes.count('[role=menu]') === 1`, 'the menu in the second dialog does not open')
  await page.press('Escape')
  await holds(`eyes.count('[role=menu]') === 0`, 'Escape does not close the menu')
  await holds(dialogs(2), 'Escape closes more than the menu')
  await page.press('Escape')
  await holds(dialogs(1), 'Escape closes more or less than the second dialog')
  await holds(`eyes.focused() === 'open-inner'`, 'the focus does not return to what opened the second dialog')
  await page.press('Escape')
  await holds(dialogs(0), 'Escape does not close the dialog')
  await holds(`eyes.focused() === 'open'`, 'the focus does not return to what opened the dialog')
  return faults
}
