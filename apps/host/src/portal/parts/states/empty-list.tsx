import { useLocation } from 'react-router-dom'
import { usePreferences } from '../../../preferences/preferences-context'
import type { ContentPage } from '../../data/portal-reader'
import { SiteLink } from '../links/site-link'
import { useQueryParams } from '../links/use-query-params'
import { StateArt } from './state-art'
import './notice.css'

/** Texts of a list without rows. */
export interface EmptyTexts {
  title: string
  hint: string
}

export interface EmptyListProps {
  page: ContentPage
  /** The address of a page. */
  address: (page: number) => string
  /** The page's own texts; by default those of all lists. */
  own?: EmptyTexts
}

/** Shown for a page number beyond the last page: leads to the last page and the first. */
function BeyondLastPage({ page, address }: EmptyListProps) {
  const { t } = usePreferences()
  const last = Math.ceil(page.total / page.pageSize)
  return (
    <div className="dw-list-empty">
      <StateArt kind="noResults" />
      <p>{t.content.list.beyond(page.currentPage, last)}</p>
      <div className="dw-list-steps">
        <SiteLink to={address(last)} className="dw-portal-button">
          {t.content.list.lastPage}
        </SiteLink>
        <SiteLink to={address(1)} className="dw-portal-button" data-variant="quiet">
          {t.content.list.firstPage}
        </SiteLink>
      </div>
    </div>
  )
}

/** Shown in place of the rows of a list without any, with the next step. */
export function EmptyList({ page, address, own }: EmptyListProps) {
  const { t } = usePreferences()
  const { pathname } = useLocation()
  const isNarrowed = [...useQueryParams().keys()].some((name) => name !== 'site' && name !== 'page')
  if (page.total > 0) return <BeyondLastPage page={page} address={address} />
  return (
    <div className="dw-list-empty">
      <StateArt kind={isNarrowed ? 'noResults' : 'empty'} />
      <p>{isNarrowed ? t.content.list.emptyFiltered : (own?.title ?? t.content.list.empty)}</p>
      <p>{isNarrowed ? t.content.list.emptyHint : (own?.hint ?? t.content.list.emptyHint)}</p>
      <SiteLink to={isNarrowed ? pathname : '/doorMain'} className="dw-portal-button">
        {isNarrowed ? t.content.list.showAll : t.nav.backHome}
      </SiteLink>
    </div>
  )
}
