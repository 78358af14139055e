import { Link } from 'react-router-dom'
import { usePreferences } from '../../preferences/preferences-context'
import { articleLink, dayOf } from '../cover/article-link'
import type { ContentDetail } from '../data/portal-reader'

/** What belongs beside an article: files and related reading. Draws nothing when there is neither. */
export function ArticleAside({ attachments, related }: Pick<ContentDetail, 'attachments' | 'related'>) {
  const { t } = usePreferences()
  if (attachments.length + related.length === 0) return null
  return (
    <aside className="dw-article-aside">
      {attachments.length > 0 && (
        <section>
          <h2>{t.article.attachments}</h2>
          <ul>
            {attachments.map(({ id, name, ext }) => (
              <li key={id}>
                <span className="dw-article-ext">{ext}</span>
                {name}
              </li>
            ))}
          </ul>
        </section>
      )}
      {related.length > 0 && (
        <section>
          <h2>{t.article.related}</h2>
          <ul>
            {related.map((row) => (
              <li key={row.id}>
                <Link to={articleLink(row)}>{row.title}</Link>
                <time dateTime={dayOf(row.publishAt)}>{dayOf(row.publishAt)}</time>
              </li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  )
}
