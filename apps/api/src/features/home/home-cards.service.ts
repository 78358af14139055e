import type { Schema } from '@doorway/api-client/types'
import { pagePrincipals, pageSchools } from '../profiles/profiles.queries'
import { presentPrincipalCard, presentSchoolCard } from '../profiles/profiles.presenter'
import type { ColumnRow, SiteRow } from '../portal-sites/portal-sites.queries'
import type { PortalCall } from '../portal-sites/portal-sites.service'
import { presentWorkCard } from '../public-works/public-works.presenter'
import { listNewestWorks } from '../public-works/public-works.queries'
import { pageActivities } from '../research/activities.queries'
import { presentActivityCard, presentResourceCard } from '../research/research.presenter'
import { isOffered, listWinners, pageResources } from '../research/resources.queries'
import type { Block } from './home-blocks'

/** Rows of a kind that is no column of articles. */
export type HomeCards = Schema<'PortalHome'>['cards'][number]

const SCHOOL_ROWS = 4
const PRINCIPAL_ROWS = 4
const WINNER_ROWS = 4
const ACTIVITY_ROWS = 4
const LESSON_ROWS = 5
const firstRows = (limit: number) => ({ limit, offset: 0 })

/** A part of the page that needs a column which the reader knows of. */
interface CardSource {
  kind: HomeCards['kind']
  /** The block with which it is shown. */
  block: string
  columnCode: string
  read: (call: PortalCall, site: SiteRow, column: ColumnRow, rows: number | null) => Promise<HomeCards['rows']>
}

const below = ({ areaCode }: SiteRow) => (areaCode === null ? {} : { areaCode })

const sources: readonly CardSource[] = [
  {
    kind: 'schools',
    block: 'schools',
    columnCode: 'schoolStyle',
    read: async ({ db, clock }, site, column, rows) => {
      const page = await pageSchools(db, below(site), clock.now(), firstRows(rows ?? SCHOOL_ROWS))
      return page.rows.map((row) => presentSchoolCard(row, column))
    },
  },
  {
    kind: 'principals',
    block: 'principals',
    columnCode: 'principalGrowth',
    read: async ({ db, clock }, _site, column, rows) => {
      const page = await pagePrincipals(db, undefined, clock.now(), firstRows(rows ?? PRINCIPAL_ROWS))
      return page.rows.map((row) => presentPrincipalCard(row, column))
    },
  },
  {
    kind: 'winners',
    block: 'winners',
    columnCode: 'microList',
    read: async ({ db, actor, clock }, site, column, rows) => {
      // Works have a page open to all visitors; lessons with an award fill the row of a site without competitions.
      const works = await listNewestWorks(db, site.id, rows ?? WINNER_ROWS, clock.now())
      if (works.length > 0) return works.map(presentWorkCard)
      const winners = await listWinners(db, isOffered(actor, clock.now()), below(site), rows ?? WINNER_ROWS)
      return winners.map((row) => presentResourceCard(row, column))
    },
  },
  {
    kind: 'activities',
    block: 'teachResearch',
    columnCode: 'teachResearch',
    read: async ({ db, clock }, { id: siteId }, column) => {
      const coming = { siteId, filter: { when: 'coming' as const }, now: clock.now() }
      const page = await pageActivities(db, coming, firstRows(ACTIVITY_ROWS))
      return page.rows.map((row) => presentActivityCard(row, column, clock.now()))
    },
  },
  {
    kind: 'lessons',
    block: 'teachResearch',
    columnCode: 'subjectDetail',
    read: async ({ db, actor, clock }, site, column) => {
      const page = await pageResources(db, isOffered(actor, clock.now()), below(site), firstRows(LESSON_ROWS))
      return page.rows.map((row) => presentResourceCard(row, column))
    },
  },
]

/** The cards of the shown blocks, without the kinds that have none. `columns` are those that the reader knows of. */
export async function readCards(
  call: PortalCall,
  site: SiteRow,
  blocks: readonly Block[],
  columns: readonly ColumnRow[],
): Promise<HomeCards[]> {
  const cards = await Promise.all(
    sources.map(async ({ kind, block: kindOfBlock, columnCode, read }) => {
      const block = blocks.find((shown) => shown.kind === kindOfBlock)
      const column = columns.find(({ code }) => code === columnCode)
      return { kind, rows: block && column ? await read(call, site, column, block.rows) : [] }
    }),
  )
  return cards.filter(({ rows }) => rows.length > 0)
}
