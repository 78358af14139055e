import { SiteLink } from '../links/site-link'
import { usePreferences } from '../../../preferences/preferences-context'

export interface PaginationProps {
  /** From 1. */
  page: number
  /** Rows in all. */
  total: number
  /** Rows a page. */
  size: number
  /** The address of a page. */
  address: (page: number) => string
}

/** Previous and next as plain links, so that they work before and without JavaScript. */
export function Pagination({ page, total, size, address }: PaginationProps) {
  const { t } = usePreferences()
  const pages = Math.max(1, Math.ceil(total / size))
  if (total === 0) return null
  return (
    <nav className="dw-pages" aria-label={t.content.list.pages}>
      <span>{t.content.list.total(total)}</span>
      {page > 1 && (
        <SiteLink to={address(page - 1)} rel="prev" className="dw-page-step">
          {t.content.list.previous}
        </SiteLink>
      )}
      <span>{t.content.list.pageOf(page, pages)}</span>
      {page < pages && (
        <SiteLink to={address(page + 1)} rel="next" className="dw-page-step">
          {t.content.list.next}
        </SiteLink>
      )}
    </nav>
  )
}
