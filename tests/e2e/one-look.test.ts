import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { hydrate, newVisitor, openAs } from '../support/journey'
import { servePortal } from '../support/serve-portal'

const portal = servePortal()

const open = async (path: string, options: Parameters<typeof newVisitor>[1] = {}, theme = 'light') => {
  const { page, context } = await newVisitor(portal.browser, options)
  await context.addCookies([{ name: 'doorway-theme', value: theme, url: portal.url }])
  await page.goto(portal.url + path, { waitUntil: 'networkidle' })
  return page
}

/** The picture of the mark, and the accent that the page resolves. */
const brandOf = (page: Page) =>
  page.evaluate(() => {
    const marks = [...document.querySelectorAll('img.dw-mark')].map((image) => image.getAttribute('src'))
    const probe = document.createElement('i')
    probe.style.color = 'var(--dw-color-accent)'
    document.querySelector('header, main')?.append(probe)
    return { marks, accent: getComputedStyle(probe).color }
  })

describe('the brand', () => {
  it('is one blue and one mark on the portal, at the sign-in and in the console', async () => {
    const page = await open('/doorMain')
    const onPortal = await brandOf(page)
    await page.goto(`${portal.url}/login`, { waitUntil: 'networkidle' })
    const atSignIn = await brandOf(page)
    await openAs(page, `${portal.url}/home`)
    await page.locator('#main h1').first().waitFor({ state: 'attached' })
    const inConsole = await brandOf(page)
    expect(onPortal.marks).toEqual(['/favicon.svg'])
    expect([atSignIn, inConsole]).toEqual([onPortal, onPortal])
  })
})

describe('the dark portal', () => {
  it('has a dark navigation with a line in the accent, and pictures at 85 %', async () => {
    const page = await open('/doorMain', {}, 'dark')
    const found = await page.evaluate(() => {
      const bar = document.querySelector('.dw-portal-nav')
      const picture = document.querySelector('.dw-home-lead img')
      if (!bar || !picture) return null
      const { backgroundColor, borderBlockEndColor, borderBlockEndWidth } = getComputedStyle(bar)
      const brightest = Math.max(...(backgroundColor.match(/\d+/g) ?? ['255']).map(Number))
      return {
        brightest,
        line: borderBlockEndWidth,
        colour: borderBlockEndColor,
        dimmed: getComputedStyle(picture).filter,
      }
    })
    const { accent } = await brandOf(page)
    expect(found).toMatchObject({ line: '2px', colour: accent, dimmed: 'brightness(0.85)' })
    expect(found?.brightest).toBeLessThan(64)
  })
})

describe('the lead stories', () => {
  it('are 400 px high, end where the notices end, and have their title on the lower third', async () => {
    const page = await open('/doorMain')
    const boxOf = (selector: string) => page.locator(selector).first().boundingBox()
    const [stage, title] = [await boxOf('.dw-home-lead-stage'), await boxOf('[data-current] .dw-home-lead-title')]
    const [lead, notices] = [await boxOf('.dw-home-lead'), await boxOf('.dw-home-notices')]
    if (!stage || !title || !lead || !notices) throw new Error('a part of the hero is not shown')
    expect(stage.height).toBe(400)
    expect(Math.abs(lead.y + lead.height - notices.y - notices.height)).toBeLessThanOrEqual(1)
    expect(title.y).toBeGreaterThan(stage.y + stage.height * 0.55)
  })
})

/** Records each text of the first figure of the region, and whether a view transition was started. */
function watchMotion(): void {
  const seen: string[] = []
  Reflect.set(window, 'seenFigures', seen)
  const look = () => {
    const text = document.querySelector('.dw-home-numbers dd')?.textContent
    if (text && seen.at(-1) !== text) seen.push(text)
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  const watched = new Proxy(Reflect.get(Document.prototype, 'startViewTransition'), {
    apply(start, page, args) {
      Reflect.set(window, 'hasTransition', true)
      return Reflect.apply(start, page, args)
    },
  })
  Reflect.set(Document.prototype, 'startViewTransition', watched)
}

describe('motion', () => {
  const countsOf = async (reducedMotion: 'reduce' | 'no-preference') => {
    const { page } = await newVisitor(portal.browser, { reducedMotion })
    await page.addInitScript(watchMotion)
    await page.goto(`${portal.url}/doorMain`, { waitUntil: 'networkidle' })
    await hydrate(page)
    const figure = page.locator('.dw-home-numbers dd').first()
    // The band takes over after the page itself, and counts only what was out of view then.
    await expect
      .poll(() => figure.evaluate((dd) => Object.keys(dd).some((key) => key.startsWith('__react'))))
      .toBe(true)
    const value = await figure.textContent()
    await figure.scrollIntoViewIfNeeded()
    // Longer than the count takes; both visits wait the same.
    await page.waitForTimeout(1_500)
    expect(await figure.textContent()).toBe(value)
    await page.evaluate(() => scrollTo(0, 0))
    await page.waitForTimeout(300)
    const before = await page.evaluate(() => Reflect.get(window, 'seenFigures').length)
    await figure.scrollIntoViewIfNeeded()
    await page.waitForTimeout(500)
    expect(await page.evaluate(() => Reflect.get(window, 'seenFigures').length)).toBe(before)
    return Number(before)
  }

  it('counts figures up once, and not at all for readers who prefer reduced motion', async () => {
    expect(await countsOf('no-preference')).toBeGreaterThan(3)
    expect(await countsOf('reduce')).toBe(1)
  })

  it('changes over from a list to its article by a view transition', async () => {
    const { page } = await newVisitor(portal.browser)
    await page.addInitScript(watchMotion)
    await page.goto(`${portal.url}/educationNews`, { waitUntil: 'networkidle' })
    await hydrate(page)
    await page.locator('main a[href*="comPageInfo"]').first().click()
    await page.waitForURL('**/comPageInfo**')
    await page.locator('article h1').first().waitFor()
    expect(await page.evaluate(() => Reflect.get(window, 'hasTransition'))).toBe(true)
  })
})

describe('a card that can be followed', () => {
  /** How far a card has moved under the pointer, and its shadow, of each kind of card on the page. */
  const liftsOf = async (path: string, reducedMotion: 'reduce' | 'no-preference') => {
    const page = await open(path, { reducedMotion })
    const lifts = []
    const cards = page.locator('main .dw-lift')
    for (const card of await cards.all()) {
      await page.mouse.move(0, 0)
      await card.scrollIntoViewIfNeeded()
      const rest = await card.evaluate((element) => element.getBoundingClientRect().top)
      const flat = await card.evaluate((element) => getComputedStyle(element).boxShadow)
      await card.hover()
      const lift = await card.evaluate(async (element) => {
        await Promise.all(element.getAnimations().map(({ finished }) => finished))
        return { top: element.getBoundingClientRect().top, shadow: getComputedStyle(element).boxShadow }
      })
      lifts.push({ height: Math.round(rest - lift.top), hasShadow: lift.shadow !== flat })
    }
    return lifts
  }

  it.each(['/doorMain', '/schoolStyle'])('rises under the pointer on %s', async (path) => {
    const lifts = await liftsOf(path, 'no-preference')
    expect(lifts.length).toBeGreaterThan(2)
    expect(lifts.filter(({ height, hasShadow }) => height !== 3 || !hasShadow)).toEqual([])
  })

  it('stays in place for readers who prefer reduced motion, with its shadow', async () => {
    const lifts = await liftsOf('/schoolStyle', 'reduce')
    expect(lifts.length).toBeGreaterThan(2)
    expect(lifts.filter(({ height, hasShadow }) => height !== 0 || !hasShadow)).toEqual([])
  })
})

describe('the picture of a school', () => {
  it('is as sharp as the page shows it', async () => {
    const page = await open('/comPageInfo?type=school&id=8')
    const picture = page.locator('.dw-article-picture img')
    const shown = await picture.evaluate((image: HTMLImageElement) => ({
      source: new URL(image.currentSrc).searchParams.get('width'),
      width: image.clientWidth,
    }))
    expect(Number(shown.source)).toBeGreaterThanOrEqual(shown.width)
  })
})

describe('the running competition on a phone', () => {
  it('has its present phase in view before any script, each period on one line', async () => {
    const page = await open('/microCompute', { viewport: { width: 360, height: 780 }, javaScriptEnabled: false })
    const step = page.locator('.dw-phases [aria-current=step]')
    const [box, period] = [await step.boundingBox(), await step.locator('small').boundingBox()]
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? NaN) + (box?.width ?? NaN)).toBeLessThanOrEqual(360)
    expect(period?.height).toBeLessThan(30)
  })
})

describe('the sign-in', () => {
  it.each([360, 1366])('moves nothing while it loads, at %i px', async (width) => {
    const { page } = await newVisitor(portal.browser, { viewport: { width, height: 780 } })
    await page.addInitScript(() => {
      let shifts = 0
      Reflect.set(window, 'shiftOfPage', () => shifts)
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts += Number(Reflect.get(entry, 'value'))
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(`${portal.url}/login`, { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: '登录', exact: true }).waitFor()
    expect(await page.evaluate('shiftOfPage()')).toBe(0)
  })
})
