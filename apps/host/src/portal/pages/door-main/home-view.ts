import type { ArticleRow, Home } from '../../data/portal-reader'

const MAX_LEAD_STORIES = 5
const DEFAULT_NOTICES = 6
/** The first section has one large row and five with small pictures. */
const DEFAULT_FIRST_SECTION_ROWS = 6
const DEFAULT_SECTION_ROWS = 5
/** Facts that cards of the front page show. */
const CARD_FACTS = ['award', 'length', 'subject', 'school', 'motto', 'area', 'position', 'startAt', 'endAt', 'place']

/** The fields of an article on the front page. */
export type HomeRow = Pick<
  ArticleRow,
  'id' | 'type' | 'title' | 'columnCode' | 'columnName' | 'publishAt' | 'isPinned' | 'isNew' | 'coverUrl'
> & {
  /** Only of the large row of the first section. */
  summary?: string | null
}

/** The fields of a school, a person, a lesson or an activity on the front page. */
export type HomeCard = Pick<ArticleRow, 'id' | 'type' | 'title' | 'summary' | 'coverUrl' | 'columnCode' | 'facts'>

/** A block of the front page with the site's own title. */
export type HomeBlock = Pick<Home['blocks'][number], 'kind' | 'title' | 'titles'>

/** A column on the front page. */
export type HomeColumn = Omit<Home['sections'][number], 'articles'> & { articles: HomeRow[] }

/** The running competition: its name, its page, and its phases in the site's time. */
export type HomeContest = Pick<NonNullable<Home['contest']>, 'name' | 'phases'> & { link: string }

const toHomeRow = ({
  id,
  type,
  title,
  columnCode,
  columnName,
  publishAt,
  isPinned,
  isNew,
  coverUrl,
}: ArticleRow): HomeRow => ({
  id,
  type,
  title,
  columnCode,
  columnName,
  publishAt,
  isPinned,
  isNew,
  coverUrl,
})

const toHomeCard = ({ id, type, title, summary, coverUrl, columnCode, facts }: ArticleRow): HomeCard => ({
  id,
  type,
  title,
  summary,
  coverUrl,
  columnCode,
  facts: facts.filter(({ key }) => CARD_FACTS.includes(key)),
})

function toHomeRows(articles: readonly ArticleRow[], rows: number, isFirst: boolean): HomeRow[] {
  return articles
    .slice(0, rows)
    .map((row, place) => (isFirst && place === 0 ? { ...toHomeRow(row), summary: row.summary } : toHomeRow(row)))
}

function toHomeContest(contest: Home['contest']): HomeContest | null {
  if (!contest) return null
  const { id, kind, name, phases } = contest
  return { name, phases, link: `${kind === 'micro' ? '/microCompute' : '/othersSignUpList'}?id=${id}` }
}

/** Reduces the response to what the front page shows, since the document contains it again as hydration data. */
export function toHomeView(home: Home) {
  const { blocks, lead, announcements, sections, cards } = home
  const rowsOf = (kind: string, usual: number) => blocks.find((block) => block.kind === kind)?.rows ?? usual
  const cardsOf = (kind: Home['cards'][number]['kind']): HomeCard[] =>
    cards.find((each) => each.kind === kind)?.rows.map(toHomeCard) ?? []
  return {
    serverTime: home.serverTime,
    blocks: blocks.map(({ kind, title, titles }): HomeBlock => ({ kind, title, titles })),
    lead: lead.slice(0, MAX_LEAD_STORIES).map(toHomeRow),
    announcements: announcements.slice(0, rowsOf('announcement', DEFAULT_NOTICES)).map(toHomeRow),
    contest: toHomeContest(home.contest),
    sections: sections.map((section, place): HomeColumn => ({
      ...section,
      articles: toHomeRows(
        section.articles,
        rowsOf(section.columnCode, place === 0 ? DEFAULT_FIRST_SECTION_ROWS : DEFAULT_SECTION_ROWS),
        place === 0,
      ),
    })),
    schools: cardsOf('schools'),
    principals: cardsOf('principals'),
    winners: cardsOf('winners'),
    activities: cardsOf('activities'),
    lessons: cardsOf('lessons'),
    topics: home.topics,
    links: home.links,
    numbers: home.numbers,
    bars: home.bars,
  }
}

/** What the front page shows. */
export type HomeView = ReturnType<typeof toHomeView>
