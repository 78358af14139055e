import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { usePreferences } from '../../preferences/preferences-context'
import { articleLink, dayOf } from '../cover/article-link'
import { readerOf, type ContentDetail } from '../data/portal-reader'
import { ArticleAside } from './article-aside'
import { ArticleBody } from './article-body'
import './content-detail.css'

/** One published item; unknown, unpublished and withdrawn ones answer 404 alike (domain 2.2). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams
  const id = asked.get('id') ?? ''
  if (!/^[1-9]\d{0,15}$/.test(id)) throw new Response('', { status: 404 })
  return readerOf(context).content(asked.get('type') || 'article', id)
}

function Neighbours({ item }: { item: ContentDetail }) {
  const { t } = usePreferences()
  return (
    <nav className="dw-article-neighbours">
      {item.prev && (
        <p>
          {t.article.previous}
          <Link to={articleLink({ type: item.type, id: item.prev.id })}>{item.prev.title}</Link>
        </p>
      )}
      {item.next && (
        <p>
          {t.article.next}
          <Link to={articleLink({ type: item.type, id: item.next.id })}>{item.next.title}</Link>
        </p>
      )}
    </nav>
  )
}

/** /comPageInfo: breadcrumb, title, one line about it, the text at reading width, attachments, neighbours. */
export function Component() {
  const item = useLoaderData<typeof loader>()
  const { t, locale } = usePreferences()
  return (
    <div className="dw-portal-container dw-article-page">
      <nav className="dw-breadcrumb" aria-label={t.article.breadcrumb}>
        <Link to="/doorMain">{t.home.title}</Link>
        {item.columnPath.map(({ code, name, names, route }) => (
          <span key={code}>{route ? <Link to={route}>{names[locale] ?? name}</Link> : (names[locale] ?? name)}</span>
        ))}
      </nav>
      <article className="dw-article">
        <h1 tabIndex={-1}>{item.title}</h1>
        {item.subtitle && <p className="dw-article-subtitle">{item.subtitle}</p>}
        <p className="dw-article-meta">
          {item.source && <span>{t.article.source(item.source)}</span>}
          {item.author && <span>{t.article.author(item.author)}</span>}
          <time dateTime={dayOf(item.publishAt)}>{t.article.publishedAt(dayOf(item.publishAt))}</time>
          <span>{t.article.views(item.viewCount)}</span>
        </p>
        <ArticleBody html={item.bodyHtml} />
        <Neighbours item={item} />
      </article>
      <ArticleAside attachments={item.attachments} related={item.related} />
    </div>
  )
}
