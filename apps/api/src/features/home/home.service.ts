import { type ColumnAccess, listedBelow } from '../articles/article-columns'
import { listLatestOfGroups, listLeads } from '../articles/article-pages.queries'
import { listByIds } from '../articles/article-rows.queries'
import { presentArticleRow } from '../articles/articles.presenter'
import { nextChangeOf } from '../content/content.service'
import { readerOf } from '../content/reader'
import { type ColumnRow } from '../portal-sites/portal-sites.queries'
import { type PortalCall, readableColumns, requireSite } from '../portal-sites/portal-sites.service'
import { type Block, NOTICES, shownBlocks } from './home-blocks'
import { countNumbers, type LinkRow, listBlocks, listLinks, listTopics } from './home.queries'

const LEAD_ROWS = 5
const NOTICE_ROWS = 8
const SECTION_ROWS = 6
const TOPIC_ROWS = 8
const NUMBERS_MAX_AGE_MS = 60_000

/** The figures of the front page; people come and go without a change of content, so they are counted once a minute. */
function numbersOf({ db, contents, clock }: PortalCall, siteId: number) {
  const minute = Math.floor(clock.now().getTime() / NUMBERS_MAX_AGE_MS)
  return contents.getOrLoad(`numbers ${siteId} ${minute}`, () => countNumbers(db, siteId))
}

/** The topics for this reader; visitors all see the same ones until something changes. */
async function topicsOf(call: PortalCall, siteId: number, columns: readonly ColumnAccess[], limit: number) {
  const find = () => listTopics(call.db, { siteId, columns, limit }, readerOf(call))
  if (call.actor) return find()
  const changesAt = await nextChangeOf(call, siteId)
  return call.contents.getOrLoad(`topics ${siteId} ${limit} ${changesAt?.getTime()}`, find)
}

function groupLinks(rows: readonly LinkRow[]) {
  const groups = new Map(
    rows.map(({ groupId, groupName, groupNames }) => [groupId, { name: groupName, names: groupNames }]),
  )
  return [...groups].map(([id, group]) => ({
    ...group,
    links: rows.filter(({ groupId }) => groupId === id).map(({ name, url }) => ({ name, url })),
  }))
}

const linksOf = ({ db, contents }: PortalCall, siteId: number) =>
  contents.getOrLoad(`links ${siteId}`, async () => groupLinks(await listLinks(db, siteId)))

function below(columns: readonly ColumnRow[], all: readonly ColumnAccess[], top: ColumnRow): ColumnAccess[] {
  const ids = new Set(columns.filter(({ path }) => path.startsWith(top.path)).map(({ id }) => id))
  return all.filter(({ id }) => ids.has(id))
}

/** The texts of the blocks that have some: those recommended, and the latest of each column. */
async function readTexts(call: PortalCall, siteId: number, blocks: readonly Block[], top: readonly ColumnRow[]) {
  const { db } = call
  const reader = readerOf(call)
  const [columns, all] = await Promise.all([readableColumns(call, siteId), listedBelow(call, siteId)])
  const groups = top.map((column) => ({ key: column.id, columns: below(columns, all, column) }))
  const lead = blocks.find(({ kind }) => kind === 'lead')
  const most = Math.max(NOTICE_ROWS, ...blocks.flatMap(({ rows }) => rows ?? []))
  const limit = Math.min(lead?.rows ?? LEAD_ROWS, LEAD_ROWS)
  const [leads, latest] = await Promise.all([
    lead ? listLeads(db, siteId, reader, { columns: all, limit }) : [],
    listLatestOfGroups(db, groups, reader, most),
  ])
  const records = await listByIds(db, [...new Set([...leads, ...[...latest.values()].flat()])])
  const byId = new Map(records.map((record) => [record.id, presentArticleRow(record, reader.now)]))
  const rows = (ids: readonly number[]) => ids.flatMap((id) => byId.get(id) ?? [])
  return {
    all,
    lead: rows(leads),
    latestOf: (id: number, count: number) => rows((latest.get(id) ?? []).slice(0, count)),
  }
}

/** All content of the front page, as the site's blocks say. A block without content is left out. */
export async function readHome(call: PortalCall, siteCode: string | undefined) {
  const { db, contents } = call
  const site = await requireSite(call, siteCode)
  const [columns, arranged] = await Promise.all([
    readableColumns(call, site.id),
    contents.getOrLoad(`blocks ${site.id}`, () => listBlocks(db, site.id)),
  ])
  const lists = columns.filter(({ parentId, kind }) => parentId === null && kind !== 'page')
  const blocks = shownBlocks(arranged, lists)
  const blockOf = (kind: string) => blocks.find((block) => block.kind === kind)
  const top = blocks.flatMap(({ kind }) => lists.find(({ code }) => code === kind) ?? [])
  const { all, lead, latestOf } = await readTexts(call, site.id, blocks, top)
  const topicBlock = blockOf('topics')
  const [topics, links, numbers] = await Promise.all([
    topicBlock ? topicsOf(call, site.id, all, topicBlock.rows ?? TOPIC_ROWS) : [],
    blockOf('links') ? linksOf(call, site.id) : [],
    blockOf('numbers') ? numbersOf(call, site.id) : [],
  ])
  const notices = top.find(({ code }) => code === NOTICES)
  const sections = top
    .filter((column) => column !== notices)
    .map(({ id, code, name, nameI18n, bindRoute }) => ({
      columnCode: code,
      columnName: name,
      columnNames: nameI18n,
      route: bindRoute,
      articles: latestOf(id, blockOf(code)?.rows ?? SECTION_ROWS),
    }))
    .filter(({ articles }) => articles.length > 0)
  const announcements = notices ? latestOf(notices.id, blockOf(NOTICES)?.rows ?? NOTICE_ROWS) : []
  const filled = new Map<string, readonly unknown[]>([
    ['lead', lead],
    [NOTICES, announcements],
    ['topics', topics],
    ['links', links],
    ['numbers', numbers],
    ...sections.map(({ columnCode, articles }): [string, readonly unknown[]] => [columnCode, articles]),
  ])
  return {
    siteId: site.id,
    now: call.clock.now(),
    home: {
      blocks: blocks.filter(({ kind }) => filled.get(kind)?.length),
      lead,
      announcements,
      sections,
      topics,
      links,
      numbers,
    },
  }
}
