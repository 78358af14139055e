import { type ColumnAccess, listedBelow } from '../articles/article-columns'
import { listLatestOfGroups, listLeads, listPinned } from '../articles/article-pages.queries'
import { listByIds } from '../articles/article-rows.queries'
import { presentArticleRow } from '../articles/articles.presenter'
import { nextChangeOf } from '../content/content.service'
import { readerOf } from '../content/reader'
import type { ColumnRow, SiteRow } from '../portal-sites/portal-sites.queries'
import { openSites, type PortalCall, readableColumns, requireSite } from '../portal-sites/portal-sites.service'
import { type Block, NOTICES, shownBlocks } from './home-blocks'
import { fileUrl } from '../content/content.presenter'
import { readCards } from './home-cards.service'
import { NOTHING_RUNS, readRunning } from '../competitions/running-competition'
import { chooseFigures } from './home-figures'
import { countFigures, countSchoolsByArea } from './home-figures.queries'
import { type LinkRow, listBlocks, listLinks, listTopics } from './home.queries'

const LEAD_ROWS = 5
const NOTICE_ROWS = 8
const SECTION_ROWS = 6
const TOPIC_ROWS = 8
const NUMBERS_MAX_AGE_MS = 60_000
/** A column with fewer articles that are no lead stories repeats those. */
const MIN_SECTION_ROWS = 2
const NONE: ReadonlySet<number> = new Set()
const NO_FIGURES = { numbers: [], bars: [] }

type Texts = Awaited<ReturnType<typeof readTexts>>

interface PageParts {
  blocks: readonly Block[]
  /** Columns that the reader knows of. */
  columns: readonly ColumnRow[]
  /** Columns whose articles the page may list. */
  all: readonly ColumnAccess[]
}

/** Figures and chart of a site; people come and go without a change of content, so they are counted once a minute. */
function numbersOf({ db, contents, clock }: PortalCall, { id: siteId, areaCode }: SiteRow, isMain: boolean) {
  const minute = Math.floor(clock.now().getTime() / NUMBERS_MAX_AGE_MS)
  return contents.getOrLoad(`numbers ${siteId} ${minute}`, async () => {
    const [figures, bars] = await Promise.all([
      countFigures(db, { siteId, areaCode, isMain }),
      countSchoolsByArea(db, areaCode),
    ])
    return chooseFigures(figures, bars)
  })
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

/** The texts of the blocks that have some: those recommended, and the latest of each column; pinned notices first. */
async function readTexts(call: PortalCall, siteId: number, blocks: readonly Block[], top: readonly ColumnRow[]) {
  const { db } = call
  const reader = readerOf(call)
  const [columns, all] = await Promise.all([readableColumns(call, siteId), listedBelow(call, siteId)])
  const groups = top.map((column) => ({ key: column.id, columns: below(columns, all, column) }))
  const lead = blocks.find(({ kind }) => kind === 'lead')
  const limit = Math.min(lead?.rows ?? LEAD_ROWS, LEAD_ROWS)
  // Lead stories may be among the latest of a column, which does not repeat them.
  const most = limit + Math.max(NOTICE_ROWS, ...blocks.flatMap(({ rows }) => rows ?? []))
  const noticesId = top.find(({ code }) => code === NOTICES)?.id
  const noticeColumns = groups.find(({ key }) => key === noticesId)?.columns ?? []
  const [leads, latest, pinned] = await Promise.all([
    lead ? listLeads(db, siteId, reader, { columns: all, limit }) : [],
    listLatestOfGroups(db, groups, reader, most),
    noticeColumns.length > 0 ? listPinned(db, { columns: noticeColumns }, reader) : [],
  ])
  if (noticesId !== undefined) latest.set(noticesId, [...new Set([...pinned, ...(latest.get(noticesId) ?? [])])])
  const records = await listByIds(db, [...new Set([...leads, ...[...latest.values()].flat()])])
  const byId = new Map(records.map((record) => [record.id, presentArticleRow(record, reader.now)]))
  const rows = (ids: readonly number[]) => ids.flatMap((id) => byId.get(id) ?? [])
  return {
    all,
    lead: rows(leads),
    latestOf: (id: number, count: number, above: ReadonlySet<number> = NONE) => {
      const ids = latest.get(id) ?? []
      const others = ids.filter((one) => !above.has(one))
      return rows((others.length < MIN_SECTION_ROWS ? ids : others).slice(0, count))
    },
  }
}

/** The earlier of two moments. */
const earlier = (one: Date | undefined, other: Date | undefined) =>
  one && other ? (one < other ? one : other) : (one ?? other)

/** Articles by the columns that the page lists, notices apart from the others; lead stories are not repeated below. */
function sectionsOf(top: readonly ColumnRow[], blocks: readonly Block[], { lead, latestOf }: Texts) {
  const blockOf = (kind: string) => blocks.find((block) => block.kind === kind)
  const above = new Set(lead.map(({ id }) => id))
  const notices = top.find(({ code }) => code === NOTICES)
  return {
    announcements: notices ? latestOf(notices.id, blockOf(NOTICES)?.rows ?? NOTICE_ROWS) : [],
    sections: top
      .filter((column) => column !== notices)
      .map(({ id, code, name, nameI18n, bindRoute }) => ({
        columnCode: code,
        columnName: name,
        columnNames: nameI18n,
        route: bindRoute,
        articles: latestOf(id, blockOf(code)?.rows ?? SECTION_ROWS, above),
      }))
      .filter(({ articles }) => articles.length > 0),
  }
}

/** What the blocks show that are no columns. */
async function readOthers(call: PortalCall, site: SiteRow, { blocks, columns, all }: PageParts) {
  const blockOf = (kind: string) => blocks.find((block) => block.kind === kind)
  const topicBlock = blockOf('topics')
  const [mainSite] = await openSites(call)
  const [topics, links, { numbers, bars }, running, cards] = await Promise.all([
    topicBlock ? topicsOf(call, site.id, all, topicBlock.rows ?? TOPIC_ROWS) : [],
    blockOf('links') ? linksOf(call, site.id) : [],
    blockOf('numbers') ? numbersOf(call, site, site.id === mainSite?.id) : NO_FIGURES,
    blockOf('contest') ? readRunning(call, site) : NOTHING_RUNS,
    readCards(call, site, blocks, columns),
  ])
  return {
    topics: topics.map(({ coverFileId, ...topic }) => ({ ...topic, coverUrl: fileUrl(coverFileId) })),
    links,
    numbers,
    bars,
    contest: running.competition,
    phaseChangesAt: running.changesAt,
    cards,
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
  const top = blocks.flatMap(({ kind }) => lists.find(({ code }) => code === kind) ?? [])
  const read = await readTexts(call, site.id, blocks, top)
  const { all, lead } = read
  const { phaseChangesAt, ...others } = await readOthers(call, site, { blocks, columns, all })
  const texts = sectionsOf(top, blocks, read)
  const filled = new Map<string, readonly unknown[]>([
    ['lead', lead],
    [NOTICES, texts.announcements],
    ['contest', others.contest ? [others.contest] : []],
    ['topics', others.topics],
    ['links', others.links],
    ['numbers', others.numbers],
    ...others.cards.map(({ kind, rows }): [string, readonly unknown[]] => [kind, rows]),
    ...texts.sections.map(({ columnCode, articles }): [string, readonly unknown[]] => [columnCode, articles]),
  ])
  const now = call.clock.now()
  return {
    now,
    changesAt: earlier(await nextChangeOf(call, site.id), phaseChangesAt),
    home: { blocks: blocks.filter(({ kind }) => filled.get(kind)?.length), lead, ...texts, ...others },
  }
}
