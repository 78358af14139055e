import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { usePreferences } from '../../../preferences/preferences-context'
import { readerOf, type SearchPage } from '../../data/portal-reader'
import { ListBody, ListFrame } from '../../parts/list/list-frame'
import { filtersOf, pageOf } from '../../parts/list/list-query'
import { Tabs } from '../../parts/list/tabs'
import { NoticeRows } from '../../parts/list-rows/notice-rows'
import { SiteForm } from '../../parts/links/site-link'
import { SearchResults } from './search-results'
import { useQueryParams } from '../../parts/links/use-query-params'
import { usePageStrings } from '../../use-page-strings'
import { route } from './search.route'
import './search.css'

const KINDS = ['article', 'school', 'activity', 'resource'] as const
const nothing: SearchPage = { data: [], total: 0, isMore: false, currentPage: 1, pageSize: 10 }

/** What the site has about the words in the address, or with the tag; no question without either. */
export async function loader(args: LoaderFunctionArgs): Promise<SearchPage & { tag?: string }> {
  const { url } = args.request
  const { q = '', type = 'article', tag } = filtersOf(url, route.filters)
  if (tag !== undefined) {
    return { ...(await readerOf(args).list('articles', { tag, ...pageOf(url) })), isMore: false, tag }
  }
  const kind = KINDS.find((known) => known === type) ?? 'article'
  return q === '' ? nothing : readerOf(args).search({ q, type: kind, ...pageOf(url) })
}

/** /search: what has the words, or what carries the tag that an article or a topic led to. */
export function Component() {
  const { tag } = useLoaderData<typeof loader>()
  return tag ? <Tagged tag={tag} /> : <Found />
}

/** The texts that carry a tag. */
function Tagged({ tag }: { tag: string }) {
  const page = useLoaderData<typeof loader>()
  const strings = usePageStrings(route)
  return (
    <ListFrame title={tag} lead={strings.tagged} page={page}>
      <NoticeRows rows={page.data} />
    </ListFrame>
  )
}

/** One field, kinds as tabs, hits with the words marked. */
function Found() {
  const page = useLoaderData<typeof loader>()
  const { t } = usePreferences()
  const strings = usePageStrings(route)
  const query = useQueryParams()
  const words = query.get('q')?.trim() ?? ''
  const type = query.get('type') ?? 'article'
  const to = (kind: string) => `/search?q=${encodeURIComponent(words)}${kind === 'article' ? '' : `&type=${kind}`}`
  return (
    <div className="dw-portal-container dw-list dw-search">
      <h1 tabIndex={-1}>{strings.heading}</h1>
      <SiteForm key={words} className="dw-search-form" role="search" aria-label={strings.heading}>
        {type !== 'article' && <input type="hidden" name="type" value={type} />}
        <input type="search" name="q" defaultValue={words} aria-label={strings.words} maxLength={50} required />
        <button type="submit">{t.header.search}</button>
      </SiteForm>
      {words === '' ? (
        <p className="dw-search-hint">{strings.hint}</p>
      ) : (
        <>
          <Tabs tabs={KINDS.map((kind) => ({ to: to(kind), label: strings.kinds[kind], isCurrent: kind === type }))} />
          <p className="dw-search-total" role="status">
            {page.isMore ? strings.more(page.total) : strings.found(page.total)}
          </p>
          <ListBody page={page}>
            <SearchResults rows={page.data} words={words} />
          </ListBody>
        </>
      )}
    </div>
  )
}
