import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { SEED_NOW } from '../../demo/demo-secrets'
import { openTestApp } from '../../testing/open-test-app'

const { db, anonymous } = await openTestApp()
const visitor = anonymous()

interface Reply {
  titles: string[]
  total: number
  isMore: boolean
}

async function search(query: string, page = 1): Promise<Reply> {
  const { body } = await visitor.get(
    `/api/portal/search?q=${encodeURIComponent(query)}&pageSize=10&currentPage=${page}`,
  )
  const { data, total, isMore } = { data: [], total: -1, isMore: false, ...Object(body.data) }
  return { titles: data.map(({ title }: { title: string }) => title), total, isMore }
}

/** Texts number 0, 1, 2 …, each `step` older than the one before; the oldest are written first. */
async function write(word: string, { count, first, step }: { count: number; first: string; step: string }) {
  await db.execute(sql`
    insert into cms_article (site_id, column_id, title, summary, state, publish_at, live_revision_id)
    select 1, 3, case when n % 100 = 7 then '珊瑚' else '' end || ${word}::text || n, case when n % 50 = 3 then '也说珊瑚' end, 'approved',
      ${SEED_NOW.toISOString()}::timestamptz - ${first}::interval - n * ${step}::interval,
      (select max(id) from cms_article_revision)
    from generate_series(${count - 1}::int, 0, -1) n`)
}

const numbered = (word: string, from: number) => Array.from({ length: 10 }, (_, place) => `${word}${from + place}`)
/** Without what stands before some titles. */
const plain = (titles: string[]) => titles.map((title) => title.replace('珊瑚', ''))

beforeAll(async () => {
  await db.execute(sql`
    insert into cms_article_revision (article_id, no, title, body_html, body_text, created_at)
    values (1, 90, '', '', '', ${SEED_NOW.toISOString()}::timestamptz)`)
  await write('砗磲', { count: 1010, first: '1 hour', step: '1 minute' })
  await write('琥珀', { count: 1050, first: '1 hour', step: '12 hours' })
  await write('玳瑁', { count: 1005, first: '2000 days', step: '3 hours' })
  await write('玛瑙', { count: 1000, first: '1 hour', step: '5 hours' })
})

describe('of more than a thousand texts the search', () => {
  it.each([
    ['all of this month', '砗磲'],
    ['spread over years', '琥珀'],
    ['all of long ago', '玳瑁'],
  ])('shows the newest, %s', async (_, word) => {
    expect(await search(word)).toMatchObject({ total: 1000, isMore: true })
    expect(plain((await search(word)).titles)).toEqual(numbered(word, 0))
    expect(plain((await search(word, 100)).titles)).toEqual(numbered(word, 990))
  })

  it('counts the thousandth, and puts titles first while there are no more', async () => {
    const first = await search('玛瑙')
    expect(first).toMatchObject({ total: 1000, isMore: false })
    expect(plain(first.titles)).toEqual(numbered('玛瑙', 0))
    expect(plain((await search('玛瑙', 100)).titles)).toEqual(numbered('玛瑙', 990))
  })

  it('puts those with the word in the title first, the newest of them at the top', async () => {
    const { titles, total } = await search('珊瑚 琥珀')
    expect(total).toBe(11 + 21)
    expect(titles).toEqual(Array.from({ length: 10 }, (_, place) => `珊瑚琥珀${place * 100 + 7}`))
    expect((await search('珊瑚 琥珀', 2)).titles.slice(0, 3)).toEqual(['珊瑚琥珀1007', '琥珀3', '琥珀53'])
  })
})

describe('a list with words', () => {
  const list = async (t: object) => {
    const { body } = await visitor.post('/api/portal/queryPageArticleList', { currentPage: 1, pageSize: 10, t })
    return { data: [], total: -1, ...Object(body.data) }
  }

  it('keeps to its column', async () => {
    expect((await list({ keyword: '琥珀', columnCode: 'news.headline' })).total).toBe(1000)
    expect((await list({ keyword: '玛瑙', columnCode: 'educationNews' })).total).toBe(1000)
    expect((await list({ keyword: '玛瑙', columnCode: 'announcement' })).total).toBe(0)
  })

  it('keeps to its time', async () => {
    expect((await list({ keyword: '琥珀', year: '2025' })).total).toBe(401)
    expect((await list({ keyword: '砗磲', startTime: '2026-11-20', endTime: '2026-11-20' })).total).toBe(529)
    expect((await list({ keyword: '琥珀', startTime: '1990-01-01', endTime: '2026-12-31' })).total).toBe(1050)
  })
})
