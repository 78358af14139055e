// `npm run bench -- editor`: typing into an article of 10,000 characters with 40 pictures on a processor four times slower.
import type { Browser } from 'playwright'
import { allowPageFunctions } from '../test/page-functions'
import { median } from './median'
import { signedInState, withBrowserAndPortal } from './in-browser'

const SLOWDOWN = 4
const KEYS = 60
const PARAGRAPHS = 100
const SENTENCE = '各校要把时间还给孩子，把课堂还给教师，认真做好秋季学期教学视导与校园安全检查工作。'
const PICTURE_EVERY = 2.5

/** HTML of 10,000 characters with 40 pictures. */
function longText(): string {
  const text = SENTENCE.repeat(3).slice(0, 100)
  return Array.from({ length: PARAGRAPHS }, (_, index) => {
    const hasPicture = Math.floor(index / PICTURE_EVERY) !== Math.floor((index + 1) / PICTURE_EVERY)
    return `<p>${text}</p>${hasPicture ? '<img src="/favicon.svg" alt="会场" />' : ''}`
  }).join('')
}

/** Runs in the page: milliseconds that the page works on one key. */
function timeOfKey(): number {
  const area = document.querySelector<HTMLElement>('[role=textbox][aria-multiline=true]')
  const start = performance.now()
  area?.focus()
  // The browser's own insertion, which the editor observes as it does typing.
  document.execCommand('insertText', false, '字')
  return performance.now() - start
}

async function measure(browser: Browser, address: string): Promise<number[]> {
  const context = await browser.newContext({ storageState: await signedInState(browser, address) })
  const page = await context.newPage()
  await allowPageFunctions(page)
  await page.goto(`${address}/article-management?article=new`)
  await page.locator('[role=textbox][aria-multiline=true]').click()
  await page.evaluate((html) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', html)
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.querySelector('[role=textbox][aria-multiline=true]')?.dispatchEvent(paste)
  }, longText())
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const times: number[] = []
  for (let key = 0; key < KEYS; key += 1) {
    times.push(await page.evaluate(timeOfKey))
    await page.waitForTimeout(100)
  }
  const counted = await page.locator('[role=textbox][aria-multiline=true]').evaluate((area) => {
    return { characters: area.textContent.length, pictures: area.querySelectorAll('img').length }
  })
  console.log(`${counted.characters} characters, ${counted.pictures} pictures`)
  await context.close()
  return times
}

/** Prints how long a key takes. */
export const benchEditor = () =>
  withBrowserAndPortal(async (browser, address) => {
    const times = await measure(browser, address)
    const sorted = times.toSorted((one, other) => one - other)
    const p95 = sorted[Math.floor(sorted.length * 0.95)]
    console.log(`a key, processor ×${SLOWDOWN}: median ${median(times).toFixed(1)} ms, p95 ${p95?.toFixed(1)} ms`)
  })
