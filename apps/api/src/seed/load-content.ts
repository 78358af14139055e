import { sql } from 'drizzle-orm'
import { rowsOf } from '../db/database'
import type { SeedCounty } from './area-seed'
import { articleSeeds, type SeedArticle, type TargetColumn } from './content-seed'
import type { SetContext } from './set-context'

const FIRST_ID = 1_001
const COLUMNS = [
  ['announcement', '/announcement', '通知公告'],
  ['news', '/educationNews', '教育资讯'],
] as const
const AUTHOR_ID = 9

/** Sites of the cities and counties, each with two columns; returns all columns that take articles. */
async function loadSites(context: SetContext, counties: readonly SeedCounty[]): Promise<TargetColumn[]> {
  const { table, db } = context
  const areas = [...new Set(counties.map(({ city }) => city)), ...counties]
  const sites = await table('cms_site', ['id', 'name', 'code', 'url', 'level', 'area_code', 'state'])
  for (const [index, { name, code, depth }] of areas.entries()) {
    const url = `https://${code}.doorway.example`
    await sites.add([
      FIRST_ID + index,
      `${name}教育网`,
      `area-${code}`,
      url,
      depth === 1 ? '市' : '县',
      code,
      'running',
    ])
  }
  await sites.end()
  const made: TargetColumn[] = []
  const columns = await table('cms_column', [
    'id',
    'site_id',
    'path',
    'code',
    'name',
    'kind',
    'bind_route',
    'is_nav',
    'seq',
  ])
  for (const [index] of areas.entries()) {
    for (const [seq, [code, route, name]] of COLUMNS.entries()) {
      const id = FIRST_ID + made.length
      await columns.add([id, FIRST_ID + index, `/${id}/`, code, name, 'list', route, true, seq])
      made.push({ id, siteId: FIRST_ID + index, code })
    }
  }
  await columns.end()
  const first = await rowsOf<TargetColumn>(
    db,
    sql`select id::int, site_id::int as "siteId", code from cms_column where kind = 'list' and id < ${FIRST_ID} order by id`,
  )
  return [...first, ...made]
}

const htmlOf = (paragraphs: readonly string[]) => paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('')

/** Writes sites, columns and articles. An article's one revision carries the article's own id. */
export async function loadArticles(context: SetContext, counties: readonly SeedCounty[]): Promise<void> {
  const { table, preset, now, random, createdAt } = context
  const columns = await loadSites(context, counties)
  const walk = (): Iterable<SeedArticle> =>
    articleSeeds(columns, { total: preset.articles, firstId: FIRST_ID, now, random: random('cms_article') })
  const articles = await table('cms_article', [
    'id',
    'site_id',
    'column_id',
    'title',
    'summary',
    'source',
    'state',
    'publish_at',
    'view_count',
    'created_at',
  ])
  for (const { id, column, title, summary, state, publishAt, views } of walk())
    await articles.add([
      id,
      column.siteId,
      column.id,
      title,
      summary,
      '云泽教育',
      state,
      publishAt?.toISOString(),
      views,
      createdAt,
    ])
  await articles.end()
  const revisions = await table('cms_article_revision', [
    'id',
    'article_id',
    'no',
    'title',
    'body_html',
    'body_text',
    'author_id',
    'created_at',
  ])
  for (const { id, title, paragraphs, publishAt } of walk())
    await revisions.add([
      id,
      id,
      1,
      title,
      htmlOf(paragraphs),
      paragraphs.join('\n'),
      AUTHOR_ID,
      publishAt?.toISOString() ?? createdAt,
    ])
  await revisions.end()
  await context.db.execute(sql`
    update cms_article set head_revision_id = id, live_revision_id = case when publish_at is null then null else id end
    where id >= ${FIRST_ID}`)
}
