import { usePreferences } from '../../../preferences/preferences-context'
import { articleLink, dayOf } from '../links/article-link'
import { Thumbnail } from '../thumbnail/thumbnail'
import type { ArticleRow } from '../../data/portal-reader'
import { MetadataChips } from '../metadata/metadata'
import { ColumnName } from '../columns/column-name'
import { SiteLink } from '../links/site-link'
import './news-rows.css'

export interface NewsRowsProps {
  rows: readonly ArticleRow[]
  /** Keys of the metadata shown below the title. */
  facts?: readonly string[]
}

/** Rows with a picture, a summary and the source. */
export function NewsRows({ rows, facts = [] }: NewsRowsProps) {
  const { t } = usePreferences()
  return (
    <ul className="dw-news-list">
      {rows.map((row, place) => (
        <li key={row.id} className="dw-news-row">
          <SiteLink to={articleLink(row)} className="dw-news-cover" tabIndex={-1} aria-hidden="true">
            <Thumbnail row={row} place={place} />
          </SiteLink>
          <div className="dw-news-text">
            <h2>
              <SiteLink to={articleLink(row)}>{row.title}</SiteLink>
            </h2>
            <MetadataChips row={row} keys={facts} />
            {row.summary && <p>{row.summary}</p>}
            <p className="dw-news-meta">
              <span>
                <ColumnName row={row} />
              </span>
              {row.source && <span>{row.source}</span>}
              <time dateTime={dayOf(row.publishAt)}>{dayOf(row.publishAt)}</time>
              <span>{t.content.list.views(row.viewCount)}</span>
              {row.attachmentCount > 0 && <span>{t.content.list.attachments(row.attachmentCount)}</span>}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
