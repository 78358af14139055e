import type { ArticleRow, Home } from '../../data/portal-reader'

const MAX_LEAD_STORIES = 5
const DEFAULT_NOTICES = 6
/** The first section has one large row and six lines. */
const DEFAULT_FIRST_SECTION_ROWS = 7
const DEFAULT_SECTION_ROWS = 4

/** The fields of an article on the front page. */
export type HomeRow = Pick<
  ArticleRow,
  'id' | 'type' | 'title' | 'columnName' | 'publishAt' | 'isPinned' | 'isNew' | 'coverUrl'
> & {
  /** Only of the large row of the first section. */
  summary?: string | null
}

/** A block of the front page with the site's own title. */
export type HomeBlock = Pick<Home['blocks'][number], 'kind' | 'title' | 'titles'>

/** A column on the front page. */
export type HomeColumn = Omit<Home['sections'][number], 'articles'> & { articles: HomeRow[] }

const toHomeRow = ({ id, type, title, columnName, publishAt, isPinned, isNew, coverUrl }: ArticleRow): HomeRow => ({
  id,
  type,
  title,
  columnName,
  publishAt,
  isPinned,
  isNew,
  coverUrl,
})

function toHomeRows(articles: readonly ArticleRow[], rows: number, isFirst: boolean): HomeRow[] {
  return articles
    .slice(0, rows)
    .map((row, place) => (isFirst && place === 0 ? { ...toHomeRow(row), summary: row.summary } : toHomeRow(row)))
}

/** Reduces the response to what the front page shows, since the document contains it again as hydration data. */
export function toHomeView({ blocks, lead, announcements, sections, topics, links, numbers }: Home) {
  const rowsOf = (kind: string, usual: number) => blocks.find((block) => block.kind === kind)?.rows ?? usual
  return {
    blocks: blocks.map(({ kind, title, titles }): HomeBlock => ({ kind, title, titles })),
    lead: lead.slice(0, MAX_LEAD_STORIES).map(toHomeRow),
    announcements: announcements.slice(0, rowsOf('announcement', DEFAULT_NOTICES)).map(toHomeRow),
    sections: sections.map((section, place): HomeColumn => ({
      ...section,
      articles: toHomeRows(
        section.articles,
        rowsOf(section.columnCode, place === 0 ? DEFAULT_FIRST_SECTION_ROWS : DEFAULT_SECTION_ROWS),
        place === 0,
      ),
    })),
    topics,
    links,
    numbers,
  }
}
