import { Form, Link, useLoaderData, useRouteLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { usePreferences } from '../../preferences/preferences-context'
import { articleLink, dayOf } from '../cover/article-link'
import { Cover } from '../cover/cover'
import { readerOf, type ArticleRow, type Column } from '../data/portal-reader'
import type { loadSite } from '../layout/portal-layout'
import { Pages } from './pages'
import './article-list.css'

const PAGE_SIZE = '10'

/** A page of the news column, or of the sub-column and keyword that the address names. Empty values are no condition. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams
  const query: Record<string, string> = { columnCode: asked.get('column') || 'educationNews', pageSize: PAGE_SIZE }
  const keyword = asked.get('keyword')?.trim() ?? ''
  if (keyword) query['keyword'] = keyword.slice(0, 50)
  const page = Number(asked.get('page') ?? 1)
  query['currentPage'] = String(Number.isSafeInteger(page) && page > 0 ? Math.min(page, 1_000_000) : 1)
  return { rows: await readerOf(context).articles(query), keyword, column: asked.get('column') ?? '' }
}

function NewsRow({ row }: { row: ArticleRow }) {
  const { t } = usePreferences()
  return (
    <li className="dw-news-row">
      <Link to={articleLink(row)} className="dw-news-cover" tabIndex={-1} aria-hidden="true">
        {row.coverUrl ? (
          <img src={row.coverUrl} alt="" width="320" height="180" loading="lazy" />
        ) : (
          <Cover title={row.title} />
        )}
      </Link>
      <div className="dw-news-text">
        <h2>
          <Link to={articleLink(row)}>{row.title}</Link>
        </h2>
        {row.summary && <p>{row.summary}</p>}
        <p className="dw-news-meta">
          <span>{row.columnName}</span>
          {row.source && <span>{row.source}</span>}
          <time dateTime={dayOf(row.publishAt)}>{dayOf(row.publishAt)}</time>
          <span>{t.list.views(row.viewCount)}</span>
          {row.attachmentCount > 0 && <span>{t.list.attachments(row.attachmentCount)}</span>}
        </p>
      </div>
    </li>
  )
}

function findColumn(columns: Column[], code: string): Column | undefined {
  for (const column of columns) {
    if (column.code === code) return column
    const below = findColumn(column.children, code)
    if (below) return below
  }
  return undefined
}

/** /educationNews: cards of the news column with its sub-columns as tabs, a keyword and pages; works as plain links. */
export function Component() {
  const { rows, keyword, column } = useLoaderData<typeof loader>()
  const frame = useRouteLoaderData<typeof loadSite>('portal')
  const { t, locale } = usePreferences()
  const news = findColumn(frame?.columns ?? [], 'educationNews')
  const tabs = [
    { code: '', name: t.list.allColumns },
    ...(news?.children ?? []).map(({ code, name, names }) => ({ code, name: names[locale] ?? name })),
  ]
  const address = (values: Record<string, string>) => {
    const query = new URLSearchParams(
      Object.entries({ column, keyword, ...values }).filter(([, value]) => value !== ''),
    ).toString()
    return query ? `/educationNews?${query}` : '/educationNews'
  }
  return (
    <div className="dw-portal-container dw-news">
      <h1 tabIndex={-1}>{news ? (news.names[locale] ?? news.name) : t.list.title}</h1>
      <div className="dw-news-tools">
        <nav aria-label={t.list.filter} className="dw-news-tabs">
          {tabs.map(({ code, name }) => (
            <Link key={code} to={address({ column: code })} aria-current={code === column ? 'page' : undefined}>
              {name}
            </Link>
          ))}
        </nav>
        <Form key={keyword} className="dw-news-find">
          {column && <input type="hidden" name="column" value={column} />}
          <input
            type="search"
            name="keyword"
            defaultValue={keyword}
            aria-label={t.list.keyword}
            placeholder={t.list.keyword}
            maxLength={50}
          />
          <button type="submit">{t.list.find}</button>
        </Form>
      </div>
      {rows.data.length === 0 ? (
        <div className="dw-news-empty">
          <p>{keyword || column ? t.list.emptyFiltered : t.list.empty}</p>
          <p>{t.list.emptyHint}</p>
          <Link to="/educationNews" className="dw-portal-button">
            {t.list.showAll}
          </Link>
        </div>
      ) : (
        <ul className="dw-news-list">
          {rows.data.map((row) => (
            <NewsRow key={row.id} row={row} />
          ))}
        </ul>
      )}
      <Pages
        page={rows.currentPage}
        total={rows.total}
        size={rows.pageSize}
        address={(page) => address({ page: String(page) })}
      />
    </div>
  )
}
