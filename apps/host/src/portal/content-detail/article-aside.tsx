import { usePreferences } from '../../preferences/preferences-context'
import { articleLink, dayOf } from '../cover/article-link'
import type { ContentDetail } from '../data/portal-reader'
import { SiteLink } from '../site/site-link'

/** Related reading beside an item. Draws nothing when there is none. */
export function ArticleAside({ related }: Pick<ContentDetail, 'related'>) {
  const { t } = usePreferences()
  if (related.length === 0) return null
  return (
    <aside className="dw-article-aside">
      <h2>{t.article.related}</h2>
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
