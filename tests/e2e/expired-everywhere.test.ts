import { builtInNames } from '@doorway/admin-kit'
import { beforeAll, describe, expect, it } from 'vitest'
import { portalPages, portalAddresses } from '../support/content-pages'
import { holdsTokens, plantTokens, revoke, tokensOf, watchExpiry, type Tokens } from '../support/expiry-watch'
import { newVisitor } from '../support/journey'
import { watchRequests } from '../support/request-watch'
import { servePortal } from '../support/serve-portal'

const portal = servePortal()
/** Pages that are open at the same time. */
const LANES = 4

const publicPaths = new Set(portalPages.flatMap((page) => page.publicPaths ?? []))
const isPublic = (address: string) => publicPaths.has(new URL(address, 'http://localhost').pathname)
/** Loads the current user although visitors may read it: the rule of specification section 4. */
const READS_CURRENT_USER = '/preschoolEducation/homeProduced'

let ended: Tokens
beforeAll(async () => {
  ended = await tokensOf(portal.url, 'admin')
  await revoke(portal.url, ended)
})

/** When a page leads to the sign-in. */
type Leaves = 'never' | 'when a call is refused' | 'always'

/** Opens an address with the tokens of a session that the server has ended, and lets ten seconds pass there. */
async function visit(address: string, tokens = ended, leaves: Leaves = 'never') {
  const { page, context, faults } = await newVisitor(portal.browser)
  await plantTokens(page, portal.url, tokens)
  await page.clock.install()
  const watch = await watchExpiry(page)
  // The beacon of a page that is read for some seconds never ends for the driver: a slow page would never be idle.
  await page.route('**/api/portal/countView', (route) => route.abort())
  const requests = watchRequests(page)
  await page.goto(portal.url + address, { waitUntil: 'networkidle' })
  // Pages that load with the first movement of the reader.
  await page.mouse.move(5, 5)
  await page.mouse.move(9, 9)
  await requests.idle()
  await page.clock.runFor(10_000)
  await requests.idle()
  // The address of another document changes some time after the timer that leads to it.
  const isLeft = leaves === 'always' || (leaves !== 'never' && watch.refused.length > 0)
  if (isLeft) await page.waitForURL('**/login?redirect=*')
  await requests.idle()
  const seen = {
    path: new URL(page.url()).pathname,
    redirect: new URL(page.url()).searchParams.get('redirect'),
    heading: await page.getByRole('heading', { level: 1 }).first().textContent(),
    isHolding: await holdsTokens(page),
    documents: watch.documents,
    refused: watch.refused,
    warnings: watch.warnings(),
    faults,
  }
  await context.close()
  return seen
}

/** Visits all addresses, a few at a time. */
async function visitAll<Address extends string>(addresses: readonly Address[], leaves: Leaves = 'never') {
  const waiting = [...addresses]
  const seen = new Map<Address, Awaited<ReturnType<typeof visit>>>()
  const work = async () => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift())
      seen.set(address, await visit(address, ended, leaves))
  }
  await Promise.all(Array.from({ length: LANES }, work))
  return seen
}

describe('with tokens that the server has ended', () => {
  it('every public page is shown, with one document and no way to the sign-in', async () => {
    const seen = await visitAll([...portalAddresses.filter(isPublic), '/doorway', '/login'])
    expect(seen.size).toBeGreaterThanOrEqual(13)
    for (const [address, { path, documents, heading, faults, warnings }] of seen) {
      expect.soft(isPublic(path) || path === '/login', address).toBe(true)
      expect.soft([documents.length, heading, faults], address).toEqual([1, expect.stringMatching(/\S/), []])
      // What a part of a public page does with its 401 is its own matter; it never says so twice.
      expect.soft(warnings, address).toBeLessThanOrEqual(1)
      if (address !== '/login') expect.soft(path, address).not.toBe('/login')
    }
  })

  it('every other portal page whose call is refused warns once and leads to the sign-in once', async () => {
    const addresses = portalAddresses.filter((each) => !isPublic(each) && each !== READS_CURRENT_USER)
    const seen = await visitAll(addresses, 'when a call is refused')
    const refused = [...seen].filter(([, { refused: calls }]) => calls.length > 0)
    expect(refused.length).toBeGreaterThanOrEqual(9)
    for (const [address, { path, redirect, documents, warnings, faults, isHolding }] of seen) {
      const isRefused = refused.some(([each]) => each === address)
      expect.soft([warnings, path === '/login'], address).toEqual(isRefused ? [1, true] : [0, false])
      expect.soft(faults, address).toEqual([])
      if (!isRefused) continue
      expect.soft([redirect, isHolding], address).toEqual([address, false])
      expect.soft(documents, address).toEqual([expect.any(String), '/login'])
    }
  })

  it('a readable page that loads the current user removes the tokens and is loaded again, once', async () => {
    expect(await visit(READS_CURRENT_USER)).toMatchObject({
      path: READS_CURRENT_USER,
      documents: [READS_CURRENT_USER, READS_CURRENT_USER],
      isHolding: false,
      warnings: 0,
      faults: [],
    })
  })

  it('every page of the console warns once and leads to the sign-in without another document', async () => {
    const paths = [
      '/home',
      '/update-password',
      '/largeScreen',
      '/embed-playground',
      ...builtInNames.map((name) => `/${name}`),
    ]
    for (const [path, seen] of await visitAll(paths, 'always'))
      expect
        .soft(seen, path)
        .toMatchObject({ path: '/login', redirect: path, warnings: 1, isHolding: false, faults: [] })
  })
})

describe('with an expired token that can be renewed', () => {
  it.each(['/personalCenter', '/microList', READS_CURRENT_USER, '/home', '/comPageInfo?type=article&id=1'])(
    '%s is shown as if nothing had happened',
    async (address) => {
      const { refreshToken } = await tokensOf(portal.url, 'admin')
      const seen = await visit(address, { token: 'expired', refreshToken })
      expect(seen).toMatchObject({ warnings: 0, isHolding: true, faults: [] })
      expect(seen.documents).toHaveLength(1)
      expect(seen.path).toBe(new URL(address, portal.url).pathname)
    },
  )
})
