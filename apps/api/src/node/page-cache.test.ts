import { describe, expect, it } from 'vitest'
import { openTestApp } from '../testing/open-test-app'
import { ContentVersionCache } from './content-version-cache'
import { PageCache } from './page-cache'

const { app, clock, as, db } = await openTestApp()
const SECOND = 1 / 60
let rendered = 0

/** Pages that show the titles of a column, kept as the site keeps its own. */
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
