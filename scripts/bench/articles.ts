// `npm run bench -- articles`: lists and search of the portal over 200,000 articles on PostgreSQL, through the whole server.
// Prints figures, asserts nothing. The calls are POST, which no cache stores.
import { join } from 'node:path'
import { ARTICLES, articleDatabase, LARGEST_COLUMN, withClient } from './articles-data'
import { CLIENTS, load, type LoadResult } from './load'
import { launch, portal } from './server'
import { root } from '../build/project'

const PAGE_SIZE = 10
const WORDS = 60

/** Words by the number of articles that contain them, and ends of headlines. */
const wordsOf = (database: string) =>
  withClient(database, async (query) => {
    const between = async (few: number, many: number) => {
      const rows = await query<{ word: string }>(
        `select word from bench_word where n between $1 and $2 and length(word) = 2 and word !~ '[#@0-9]' order by md5(word) limit $3`,
        [few, many, WORDS],
      )
      return rows.map(({ word }) => word)
    }
    const often = await between(ARTICLES * 0.2, ARTICLES)
    const headlines = await query<{ words: string }>(
      `select distinct on (right(title, 6)) right(title, 6) as words from cms_article where length(title) > 12 and id % 997 = 0 limit $1`,
      [WORDS],
    )
    return {
      often,
      sometimes: await between(ARTICLES * 0.004, ARTICLES * 0.02),
      seldom: await between(5, 100),
      both: often.map((word, index) => `${word} ${often[(index + 7) % often.length]}`),
      headlines: headlines.map(({ words }) => words),
    }
  })

type Body = Readonly<Record<string, unknown>>

async function casesOf(database: string): Promise<Record<string, (index: number) => Body>> {
  const [column] = await withClient(database, (query) =>
    query<{ code: string; n: number }>(
      `select code, count(*)::int as n from cms_article join cms_column on cms_column.id = column_id
       where live_revision_id is not null group by code order by n desc limit 1`,
    ),
  )
  if (!column) throw new Error('The database has no published articles.')
  const last = Math.ceil(column.n / PAGE_SIZE)
  const list = (currentPage: number) => () => ({ currentPage, pageSize: PAGE_SIZE, t: { columnCode: column.code } })
  const search =
    (words: readonly string[], currentPage = 1) =>
    (index: number) => ({ currentPage, pageSize: PAGE_SIZE, t: { keyword: words[index % words.length] } })
  const words = await wordsOf(database)
  return {
    'column, first page': list(1),
    'column, page 1,000': list(1000),
    [`column, last page (${last})`]: list(last),
    'search, common word': search(words.often),
    'search, common word, page 90': search(words.often, 90),
    'search, word of 1 text in 100': search(words.sometimes),
    'search, rare word': search(words.seldom),
    'search, two common words': search(words.both),
    'search, end of a headline': search(words.headlines),
  }
}

const row = ({ perSecond, p50, p95, p99 }: LoadResult) => ({
  'p50 ms': p50.toFixed(1),
  'p95 ms': p95.toFixed(1),
  'p99 ms': p99.toFixed(1),
  'requests/s': Math.round(perSecond),
})

/** One client, then sixteen; `server` is the address of a PostgreSQL whose databases are reused. */
export async function benchArticles(server: string): Promise<void> {
  const database = await articleDatabase(server)
  const cases = await casesOf(database)
  const running = await launch(portal, { DATABASE_URL: database, DATA_DIR: join(root, '.cache/bench-server/articles') })
  const url = `${running.address}/api/portal/queryPageArticleList`
  try {
    for (const clients of [1, CLIENTS]) {
      const table: Record<string, ReturnType<typeof row>> = {}
      for (const [name, bodyOf] of Object.entries(cases))
        table[name] = row(await load(url, (index) => ({ body: bodyOf(index) }), { clients }))
      console.log(`${ARTICLES} articles, ${LARGEST_COLUMN} in one column, ${clients} at once`)
      console.table(table)
    }
  } finally {
    await running.stop()
  }
}
