// The database of `npm run bench -- articles`: the demo with 200,000 more articles, written by SQL out of the demo's own
// sentences, schools and names, so that the pairs of characters are as often and as rare as in a real portal.
import { join } from 'node:path'
import { Client } from 'pg'
import { launch, portal } from './server'
import { root } from '../build/project'

/** Number of generated articles. */
export const ARTICLES = 200_000
/** Articles of the largest column. */
export const LARGEST_COLUMN = 40_000
const BATCH = 5000
const FIRST_ID = 1_000_000
const NAME = `bench_articles_${ARTICLES}`

/** Runs a statement and returns its rows. */
export type Query = <Row>(statement: string, values?: readonly unknown[]) => Promise<Row[]>

/** Runs `work` with a separate connection. */
export async function withClient<Result>(address: string, work: (query: Query) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: address })
  await client.connect()
  try {
    return await work(async (statement, values = []) => (await client.query(statement, [...values])).rows)
  } finally {
    await client.end()
  }
}

// Numbered sentences: small numbers are picked more often, so the last ones are rare.
const SOURCES = `
create temp table sentence as
  select row_number() over (order by md5(text)) - 1 as n, text from (
    select distinct unnest(regexp_split_to_array(body_text, '[。\\n]')) as text from cms_article_revision where article_id < ${FIRST_ID}
  ) every_sentence where length(text) between 6 and 80;
create temp table opening as
  select row_number() over (order by md5(name)) - 1 as n, name from (select name from area union select name from school) place
  where length(name) <= 20;
create temp table headline as
  select row_number() over (order by md5(title)) - 1 as n, title from (select distinct title from cms_article where id < ${FIRST_ID}) text;
create temp table letter as
  select row_number() over (order by md5(letter)) - 1 as n, letter from (
    select distinct regexp_split_to_table(name, '') as letter from app_user) every_letter;
create temp table target as
  select row_number() over (order by cms_column.id) - 1 as n, cms_column.id from cms_column
  where site_id = 1 and kind = 'list' and visibility = 'public' and parent_id is not null;
analyze sentence, opening, headline, letter, target`

const pick = (table: string, share = 'random()') => `floor(${share} * (select count(*) from ${table}))::int`

// An author's name of three letters and an opening at a place make every text a little its own.
const ARTICLES_OF_BATCH = `
insert into cms_article (id, site_id, column_id, title, summary, source, author, state, publish_at, org_id, area_code, view_count)
select ${FIRST_ID} + draw.n, 1, target.id, left(opening.name || headline.title, 120), sentence.text, opening.name,
  one.letter || two.letter || three.letter, 'approved',
  now() - interval '4 years' * (1 - draw.n / ${ARTICLES}.0) - interval '1 hour' * draw.late, 1, '380000', draw.n % 5000
from (
  select n, case when n % ${ARTICLES / LARGEST_COLUMN} = 0 then 0 else 1 + floor(random() * ((select count(*) from target) - 1))::int end as column_n,
    ${pick('opening')} as opening_n, ${pick('headline', 'power(random(), 2)')} as headline_n, ${pick('sentence', 'power(random(), 3)')} as sentence_n,
    ${pick('letter')} as one_n, ${pick('letter')} as two_n, ${pick('letter')} as three_n, random() * 72 as late
  from generate_series($1::int, $2::int) n
) draw
join target on target.n = column_n join opening on opening.n = opening_n join headline on headline.n = headline_n
join sentence on sentence.n = sentence_n join letter one on one.n = one_n join letter two on two.n = two_n
join letter three on three.n = three_n`

// Half of the texts are shorter than 700 characters, one in a hundred is longer than 5,000.
const REVISIONS_OF_BATCH = `
insert into cms_article_revision (id, article_id, no, title, body_html, body_text, created_at)
select id, id, 1, title, '<p>' || body || '</p>', body, publish_at from (
  select article.id, article.title, article.publish_at,
    article.author || article.source || string_agg(sentence.text, '。' order by draw.n) as body
  from cms_article article
  cross join lateral (
    select n, ${pick('sentence', 'power(random(), 3)')} as pick
    from generate_series(1, 8 + floor(-ln(1 - random()) * 22 + article.id * 0)::int) n
  ) draw
  join sentence on sentence.n = draw.pick
  where article.id between ${FIRST_ID} + $1::int and ${FIRST_ID} + $2::int group by article.id
) text`

const LIVE = `update cms_article set live_revision_id = id, head_revision_id = id where id between ${FIRST_ID} + $1::int and ${FIRST_ID} + $2::int`

/** Writes the missing articles, and the number of articles that contain each word. */
async function fill(address: string): Promise<void> {
  await withClient(address, async (query) => {
    const [state] = await query<{ next: number; done: boolean }>(
      `select coalesce(max(id) - ${FIRST_ID} + 1, 0)::int as next, to_regclass('bench_word') is not null as done
       from cms_article where live_revision_id >= ${FIRST_ID}`,
    )
    if (!state || state.done) return
    await query('set synchronous_commit = off')
    await query(SOURCES)
    for (let from = state.next; from < ARTICLES; from += BATCH) {
      const range = [from, from + BATCH - 1]
      await query('begin')
      await query(`select setseed($1::float8)`, [from / ARTICLES])
      await query(ARTICLES_OF_BATCH, range)
      await query(REVISIONS_OF_BATCH, range)
      await query(LIVE, range)
      await query('commit')
      console.log(`${from + BATCH} articles`)
    }
    await query('vacuum analyze cms_article')
    await query('vacuum analyze cms_article_revision')
    await query(`create table bench_word as select word, ndoc as n from ts_stat('select search from cms_article')`)
  })
}

/** The address of the article database, created or migrated to this schema. An interrupted fill continues. */
export async function articleDatabase(server: string): Promise<string> {
  const at = (database: string) => Object.assign(new URL(server), { pathname: `/${database}` }).href
  await withClient(at('postgres'), async (query) => {
    const known = await query('select 1 from pg_database where datname = $1', [NAME])
    if (known.length === 0) await query(`create database ${NAME} template template0 encoding 'UTF8' locale 'C'`)
  })
  const address = at(NAME)
  // The portal's own start brings the schema and the demo.
  const started = await launch(portal, { DATABASE_URL: address, DATA_DIR: join(root, '.cache/bench-server/articles') })
  await started.stop()
  await fill(address)
  return address
}
