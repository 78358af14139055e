import { describe, expect, it } from 'vitest'
import { openTestApp } from '../testing/open-test-app'

const { as, anonymous, clock, db } = await openTestApp()
const visitor = anonymous()

async function ask(path: string, headers: Record<string, string> = {}, client = visitor) {
  const response = await client.send(new Request(`http://doorway.test/api/portal/${path}`, { headers }))
  const { status } = response
  return {
    status,
    text: await response.text(),
    tag: response.headers.get('etag') ?? '',
    cacheControl: response.headers.get('cache-control'),
    vary: response.headers.get('vary'),
  }
}

const PATHS = ['getSiteInfo', 'getColumnTree', 'getHome', 'articles', 'getContentDetail?type=article&id=14']

describe('an answer of the portal', () => {
  it.each(PATHS)('for everybody may be kept: %s', async (path) => {
    const { tag, cacheControl, vary } = await ask(path)
    expect(tag).toMatch(/^"[\w-]{27}"$/)
    expect(cacheControl).toMatch(/^public, max-age=60, stale-while-revalidate=\d+$/)
    expect(vary).toBe('Authorization, Accept-Language')
  })

  it.each(PATHS)('is not sent again to a caller that holds it: %s', async (path) => {
    const { tag } = await ask(path)
    for (const held of [tag, `W/${tag}`, `"another", ${tag}`]) {
      const again = await ask(path, { 'if-none-match': held })
      expect([again.status, again.text, again.tag]).toEqual([304, '', tag])
      expect(again.cacheControl).toContain('public')
    }
    expect((await ask(path, { 'if-none-match': '"another"' })).status).toBe(200)
  })

  it.each(PATHS)('is kept by nobody when it was asked for with a token, even a wrong one: %s', async (path) => {
    for (const client of [await as('t_linyq'), visitor]) {
      const { cacheControl, tag } = await ask(path, { authorization: 'forged' }, client)
      expect([cacheControl, tag]).toEqual(['no-store', ''])
    }
  })

  it('that is a refusal is kept by nobody', async () => {
    expect((await ask('articles?columnCode=nowhere')).cacheControl).toBe('no-store')
  })

  it('has another tag when it says something else, and the same one a second later', async () => {
    const { tag } = await ask('getHome')
    clock.advanceMinutes(1 / 60)
    expect((await ask('getHome')).tag).toBe(tag)
    expect((await ask('articles?pageSize=3')).tag).not.toBe((await ask('articles?pageSize=4')).tag)
  })

  it('that is kept still tells the number of each request, and goes with the next change of content', async () => {
    const read = async () => JSON.parse((await ask('articles?pageSize=1')).text)
    const [first, second] = [await read(), await read()]
    expect(second.data).toEqual(first.data)
    expect(second.requestId).not.toBe(first.requestId)
    const { id } = first.data.data[0]
    await db.execute(`update cms_article set title = '改过的标题' where id = ${id}`)
    expect((await read()).data.data[0].title).toBe('改过的标题')
  })

  it('is kept no longer than until the next text appears', async () => {
    const lifetimeOf = async () => (await ask('getHome')).cacheControl?.match(/\d+/g)
    expect(await lifetimeOf()).toEqual(['60', '29'])
    clock.advanceMinutes(1)
    expect(await lifetimeOf()).toEqual(['29', '0'])
    const { tag } = await ask('articles?columnCode=announcement')
    clock.advanceMinutes(0.5)
    expect(await lifetimeOf()).toEqual(['60', '300'])
    expect((await ask('articles?columnCode=announcement')).tag).not.toBe(tag)
    expect((await ask('getSiteInfo')).cacheControl).toBe('public, max-age=60, stale-while-revalidate=300')
  })

  it('of before a planned change is not cached beyond it when a later request has passed the change already', async () => {
    const at = new Date(clock.now().getTime() + 20_000).toISOString()
    await db.execute(`update cms_article set publish_at = '${at}' where id = (
      select max(id) from cms_article where state = 'approved' and site_id = 1 and publish_at < now())`)
    clock.advanceMinutes(0.5)
    await ask('getHome')
    clock.advanceMinutes(-0.25)
    expect((await ask('articles?pageSize=7')).cacheControl).toMatch(/^public, max-age=5,/)
    clock.advanceMinutes(0.25)
  })
})
