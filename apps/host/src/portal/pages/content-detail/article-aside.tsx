import { articleLink, dayOf } from '../../parts/links/article-link'
import type { ContentDetail } from '../../data/portal-reader'
import { SiteLink } from '../../parts/links/site-link'

/** Related items next to an item, under a title. Renders nothing when there are none. */
export function ArticleAside({ title, related }: Pick<ContentDetail, 'title' | 'related'>) {
  if (related.length === 0) return null
  return (
    <aside className="dw-article-aside">
      <h2>{title}</h2>
      <ul>
        {related.map((row) => (
          <li key={`${row.type} ${row.id}`}>
            <SiteLink to={articleLink(row)}>{row.title}</SiteLink>
            <time dateTime={dayOf(row.publishAt)}>{dayOf(row.publishAt)}</time>
          </li>
        ))}
      </ul>
    </aside>
  )
}
