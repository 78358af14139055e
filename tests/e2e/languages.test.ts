import type { BrowserContext, Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { screenManifests } from '../../packages/admin-kit/src/testing/generated/screen-manifests'
import { newVisitor, signIn } from '../support/journey'
import { servePortal } from '../support/serve-portal'

const portal = servePortal()
let storageState: Awaited<ReturnType<BrowserContext['storageState']>>

beforeAll(async () => {
  const { page, context } = await newVisitor(portal.browser)
  await signIn(page, portal.url)
  await page.waitForURL('**/home')
  storageState = await context.storageState()
  await context.close()
})

const places = [
  '/home',
  '/column-management',
  '/site-management',
  '/site-management?blocks=1',
  '/workgroup-management',
  '/workgroup-add',
  '/workgroup-edit?id=1',
  '/role-management',
  '/role-add',
  '/role-edit?id=8',
  '/self-edit',
  '/school-management',
  '/organization-management',
  '/user-management',
  '/logging-login',
  '/logging-operation',
  '/dictionary-management',
  '/stage-management',
  '/message-center',
  '/app-version',
  '/data-overview',
  '/resource-management',
  '/school-style',
  '/principal-management',
  '/expert-questions',
  '/preschool-management',
  '/async-routes-config',
  '/security-policy',
  '/registration-approval',
  '/change-school-approval',
  '/article-management',
  '/article-review',
  '/file-library',
  '/competition-management',
  '/work-management',
  '/judge-management',
  '/score-config',
  '/result-management',
  '/result-management?tab=templates',
  '/activity-management',
  '/user-add',
  '/user-edit?id=26',
  '/update-password',
  '/update-password?state=initial',
  '/login',
  '/othersSignUpList?view=behalf',
  '/largeScreen',
]

/** Pages that show something else to those who are signed in. */
const anonymousPlaces = ['/login']

/** What sticks out of the page, and words that are cut off without an ellipsis. */
const faultsOf = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('#main') ?? document.body
    const faults =
      document.documentElement.scrollWidth > innerWidth ? [`page ${document.documentElement.scrollWidth}`] : []
    for (const element of main.querySelectorAll<HTMLElement>(
      'button, label, h1, h2, h3, p, th, [role="tab"], legend',
    )) {
      const { overflowX, textOverflow } = getComputedStyle(element)
      // What only screen readers shall find is cut on purpose.
      if (element.closest('.dw-visually-hidden')) continue
      const isCut = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0
      if (isCut && overflowX !== 'visible' && textOverflow !== 'ellipsis' && element.textContent?.trim()) {
        faults.push(`${element.tagName} ${element.textContent.trim().slice(0, 40)}`)
      }
    }
    return faults
  })

/** Px of the console's header, its line included. */
const HEADER_HEIGHT = 48

const languages = { zh: 'zh-Hans', en: 'en', ja: 'ja', ko: 'ko', tw: 'zh-Hant' }

/** Chooses a language where the page shows the choice; the other pages take the one that was chosen elsewhere. */
async function changeLanguage(page: Page, locale: string, lang: string) {
  const choice = page.locator('select:has(option[value="tw"])').filter({ visible: true }).first()
  if ((await choice.count()) > 0) await choice.selectOption(locale)
  else {
    await page.context().addCookies([{ name: 'doorway-locale', value: locale, url: portal.url }])
    await page.reload()
  }
  // A screen that fills the window leaves the document without a height.
  await page.locator(`html[lang^="${lang}"]`).waitFor({ state: 'attached' })
}

async function openedAt(
  viewport: { width: number; height: number },
  place: string,
  state = storageState,
): Promise<Page> {
  const { page } = await newVisitor(portal.browser, { viewport, storageState: state })
  await page.goto(portal.url + place)
  await page.getByRole('heading', { level: 1 }).or(page.getByRole('grid')).first().waitFor()
  return page
}

it('every screen is looked at in each language', () => {
  const screens = screenManifests.flatMap(({ embed }) => embed?.demo.address ?? [])
  expect(screens.length).toBeGreaterThan(30)
  expect(screens.filter((address) => !places.includes(address))).toEqual([])
})

const phone = { width: 320, height: 740 }
// At 200 % a window of 1366 px has room for 683.
const zoomed = { width: 683, height: 384 }

/** Has the page at a size, laid out: what measures itself does so in the frame after. */
async function resize(page: Page, size: typeof phone) {
  await page.setViewportSize(size)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}

describe('at 320 px and at 200 % zoom', () => {
  const people = [
    ...places.map((place) => [place, 'the administrator'] as const),
    ...anonymousPlaces.map((place) => [place, 'visitors'] as const),
  ]
  it.each(people)('nothing is cut off or sticks out of %s for %s in any language', async (place, reader) => {
    const page = await openedAt(phone, place, reader === 'visitors' ? { cookies: [], origins: [] } : storageState)
    await page.waitForLoadState('networkidle')
    for (const [locale, lang] of Object.entries(languages)) {
      await changeLanguage(page, locale, lang)
      for (const size of [phone, zoomed]) {
        await resize(page, size)
        expect(await faultsOf(page), `${place} in ${locale} at ${size.width} px`).toEqual([])
      }
    }
    await page.context().close()
  })
})

describe.each([
  ['320 px', phone],
  ['200 % zoom', zoomed],
])('at %s', (_name, viewport) => {
  it('the brand is whole in any language', async () => {
    const page = await openedAt(viewport, '/self-edit')
    for (const [locale, lang] of Object.entries(languages)) {
      await page.locator('header').getByRole('combobox').first().selectOption(locale)
      // A screen that fills the window leaves the document without a height.
      await page.locator(`html[lang^="${lang}"]`).waitFor({ state: 'attached' })
      const brand = await page.locator('.dw-console-brand').evaluate((element: HTMLElement) => ({
        isCut: element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight,
        height: element.clientHeight,
      }))
      expect(brand.isCut, locale).toBe(false)
      expect(brand.height, locale).toBeLessThanOrEqual(HEADER_HEIGHT)
    }
    await page.context().close()
  })

  it('words that are cut off would be told of', async () => {
    const page = await openedAt(viewport, '/self-edit')
    await page
      .locator('#main button')
      .first()
      .evaluate(({ style }: HTMLElement) => {
        Object.assign(style, { inlineSize: '10px', minInlineSize: '0', overflow: 'hidden', whiteSpace: 'nowrap' })
      })
    expect(await faultsOf(page)).toHaveLength(1)
    await page.context().close()
  })
})

it('what has been typed into a screen stays when the language changes', async () => {
  const page = await openedAt({ width: 1366, height: 768 }, '/site-management')
  await page.getByRole('searchbox', { name: '站点名称' }).fill('望川')
  for (const [locale, name] of [
    ['ko', '사이트 이름'],
    ['en', 'Name'],
  ] as const) {
    await page.locator('header').getByRole('combobox').first().selectOption(locale)
    await page.locator(`html[lang^="${locale}"]`).waitFor()
    await page.getByRole('searchbox', { name }).waitFor()
    expect(await page.getByRole('searchbox', { name }).inputValue()).toBe('望川')
  }
  await page.context().close()
})
