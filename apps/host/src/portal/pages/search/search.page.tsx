import type { PageStringsModule } from '../../../strings/load-page-strings'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { readerOf, type SearchPage } from '../../data/portal-reader'
import { ChineseOnly } from '../../parts/list/chinese-only'
import { ListBody, ListFrame } from '../../parts/list/list-frame'
import { filtersOf, pageOf } from '../../parts/list/list-query'
import { Tabs } from '../../parts/list/tabs'
import { NoticeRows } from '../../parts/list-rows/notice-rows'
import { SearchBox } from '../../parts/search-box/search-box'
import { splitPart } from '../../parts/split-part'
import { SearchResults } from './search-results'
import { useQueryParams } from '../../parts/links/use-query-params'
import { usePageStrings } from '../../use-page-strings'
import { route } from './search.route'
import './search.css'

/** Strings of the page by language. */
export const strings = import.meta.glob<PageStringsModule>('./strings/*.ts')

const NothingFound = splitPart(async () => (await import('./nothing-found')).NothingFound)

type Kind = SearchPage['type']

const KINDS = [
  'article',
  'school',
  'principal',
  'activity',
  'resource',
  'studio',
  'work',
  'page',
] as const satisfies Kind[]
const nothing: SearchPage = {
  type: 'article',
  data: [],
  total: 0,
  isMore: false,
  totals: [],
  currentPage: 1,
  pageSize: 10,
}

/** What the site has about the words in the address, or with the tag; no question without either. */
export async function loader(args: LoaderFunctionArgs): Promise<SearchPage & { tag?: string }> {
  const { url } = args.request
  const { q = '', type, tag } = filtersOf(url, route.filters)
  if (tag !== undefined) {
    return { ...nothing, ...(await readerOf(args).list('articles', { tag, ...pageOf(url) })), tag }
  }
  const kind = KINDS.find((known) => known === type)
  return q === '' ? nothing : readerOf(args).search({ q, ...(kind && { type: kind }), ...pageOf(url) })
}

/** /search: what has the words, or what carries the tag that an article or a topic led to. */
export function Component() {
  const { tag } = useLoaderData<typeof loader>()
  return tag ? <Tagged tag={tag} /> : <Found />
}

/** The texts that carry a tag. */
function Tagged({ tag }: { tag: string }) {
  const page = useLoaderData<typeof loader>()
  const texts = usePageStrings(route)
  // Without the tag the address is an empty form: a list's own way out would lead there.
  if (page.total === 0)
    return (
      <div className="dw-portal-container dw-list">
        <h1 tabIndex={-1}>{tag}</h1>
        <NothingFound words={tag} />
      </div>
    )
  return (
    <ListFrame title={tag} lead={texts.tagged} page={page}>
      <NoticeRows rows={page.data} />
    </ListFrame>
  )
}

/** Types with their numbers of results as tabs; those without results are left out. */
function KindTabs({ page, words }: { page: SearchPage; words: string }) {
  const texts = usePageStrings(route)
  const tabs = KINDS.flatMap((kind) => {
    const { total = 0, isMore = false } = page.totals.find(({ type }) => type === kind) ?? {}
    if (total === 0 && kind !== page.type) return []
    const to = `/search?q=${encodeURIComponent(words)}&type=${kind}`
    return { to, label: `${texts.kinds[kind]} ${total}${isMore ? '+' : ''}`, isCurrent: kind === page.type }
  })
  return <Tabs tabs={tabs} />
}

function Results({ page, words }: { page: SearchPage; words: string }) {
  const texts = usePageStrings(route)
  if (page.totals.every(({ total }) => total === 0)) return <NothingFound words={words} />
  return (
    <>
      <KindTabs page={page} words={words} />
      <p className="dw-search-total" role="status">
        {page.isMore ? texts.more(page.total) : texts.found(page.total)}
      </p>
      {page.total > 0 && <ChineseOnly />}
      {page.total > 0 && (
        <ListBody page={page}>
          <SearchResults rows={page.data} words={words} />
        </ListBody>
      )}
    </>
  )
}

/** One field, types as tabs, results with the words marked. */
function Found() {
  const page = useLoaderData<typeof loader>()
  const texts = usePageStrings(route)
  const words = useQueryParams().get('q')?.trim() ?? ''
  return (
    <div className="dw-portal-container dw-list dw-search">
      <h1 tabIndex={-1}>{texts.heading}</h1>
      <SearchBox
        key={words}
        className="dw-search-form"
        label={texts.words}
        formLabel={texts.heading}
        defaultValue={words}
      />
      {words === '' ? <p className="dw-search-hint">{texts.hint}</p> : <Results page={page} words={words} />}
    </div>
  )
}
