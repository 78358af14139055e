import { describe, expect, it } from 'vitest'
import { openTestApp } from '../testing/open-test-app'
import { ContentVersionCache } from './content-version-cache'
import { PageCache } from './page-cache'

const { app, clock, as, db } = await openTestApp()
const SECOND = 1 / 60
let rendered = 0

/** Pages that show the titles of a column, cached as the site caches its own. */
const watch = new ContentVersionCache(app.contentVersion, () => 0)
const pages = new PageCache({ version: watch, variantOf: () => '', now: () => clock.now().getTime() })
const queries = (headers?: Record<string, string>) => new Request('http://doorway.test/announcement', { headers })
const columnAddress = 'http://doorway.test/api/portal/articles?columnCode=announcement&pageSize=100'

function open(headers?: Record<string, string>): Promise<Response> {
  return pages.respond(queries(headers), async () => {
    rendered += 1
    const reply = await app.fetch(new Request(columnAddress))
    const cacheControl = reply.headers.get('cache-control') ?? ''
    return new Response(await reply.text(), { headers: { 'cache-control': cacheControl } })
  })
}

const shows = async (title: string) => (await (await open()).text()).includes(title)

describe('a kept page', () => {
  it('is drawn once, and goes out at once afterwards', async () => {
    expect(pages.matchSync(queries())).toBeUndefined()
    await open()
    await open()
    expect(rendered).toBe(1)
    expect(await pages.matchSync(queries())?.text()).toContain('columnCode')
  })

  it('shows a text that was planned at its very second, and none before it', async () => {
    const at = new Date(clock.now().getTime() + 20_000)
    await db.execute(`
      update cms_article set state = 'approved', publish_at = '${at.toISOString()}', title = '到点出现的公告'
      where id = (select id from cms_article where state = 'approved' and column_id =
        (select id from cms_column where code = 'announcement' limit 1) order by id limit 1)`)
    watch.invalidate()
    expect(await shows('到点出现的公告')).toBe(false)
    clock.advanceMinutes(19 * SECOND)
    expect(await shows('到点出现的公告')).toBe(false)
    clock.advanceMinutes(SECOND)
    expect(await shows('到点出现的公告')).toBe(true)
  })

  it('is drawn again after any content has changed', async () => {
    await open()
    const before = rendered
    await db.execute(`update cms_column set name = name where code = 'announcement'`)
    expect(await (await as('admin')).get('/api/portal/getColumnTree')).toMatchObject({ status: 200 })
    watch.invalidate()
    await open()
    expect(rendered).toBe(before + 1)
  })

  it.each([
    [undefined, null],
    ['gzip, deflate, br', 'br'],
    ['gzip;q=0', null],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.1, gzip;q=0.2', 'gzip'],
  ])('is compressed as the quality values of %s say', async (accepted, encoding) => {
    const headers = accepted === undefined ? undefined : { 'accept-encoding': accepted }
    const response = await open(headers)
    expect(response.headers.get('content-encoding')).toBe(encoding)
  })
})

describe('a page that cannot be rendered', () => {
  const page = (text: string) =>
    new Response(text, { headers: { 'cache-control': 'public, max-age=60, stale-while-revalidate=300' } })
  const request = new Request('http://doorway.test/doorMain')

  function openPages() {
    const state = { now: 0, isLost: false, version: 1 }
    const current = () => (state.isLost ? Promise.reject(new Error('lost')) : Promise.resolve(state.version))
    const cache = new PageCache({
      version: { cached: () => undefined, current },
      variantOf: () => '',
      now: () => state.now,
    })
    return { state, cache }
  }

  it('is sent as it was, for an hour', async () => {
    const { state, cache } = openPages()
    await cache.respond(request, async () => page('first'))
    state.isLost = true
    state.now = 30 * 60_000
    const failing = async () => new Response('failed', { status: 503 })
    expect(await (await cache.respond(request, failing)).text()).toBe('first')
    state.isLost = false
    expect(await (await cache.respond(request, failing)).text()).toBe('first')
    state.now = 62 * 60_000
    expect((await cache.respond(request, failing)).status).toBe(503)
  })

  it('is not sent as it was once its content has changed', async () => {
    const { state, cache } = openPages()
    await cache.respond(request, async () => page('withdrawn'))
    state.version = 2
    expect((await cache.respond(request, async () => new Response('failed', { status: 503 }))).status).toBe(503)
  })

  it('is rendered without the content version when it was never cached', async () => {
    const { state, cache } = openPages()
    state.isLost = true
    expect(await (await cache.respond(request, async () => page('skeleton'))).text()).toBe('skeleton')
  })
})

describe('addresses of one page', () => {
  it('share it', async () => {
    let count = 0
    const cache = new PageCache({
      version: { cached: () => 1, current: () => Promise.resolve(1) },
      variantOf: () => '',
      addressOf: (address) => address.split('?', 1)[0],
    })
    const addresses: string[] = []
    for (let visit = 0; visit < 20; visit += 1) {
      await cache.respond(new Request(`http://doorway.test/doorMain?x=${visit}`), async (address) => {
        count += 1
        addresses.push(address)
        return new Response('page', { headers: { 'cache-control': 'public, max-age=60, stale-while-revalidate=300' } })
      })
    }
    expect([count, addresses]).toEqual([1, ['http://doorway.test/doorMain']])
    expect(cache.matchSync(new Request('http://doorway.test/doorMain?x=0.5'))).toBeDefined()
  })
})
