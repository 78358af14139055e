import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { usePreferences } from '../../../preferences/preferences-context'
import type { ContentPage } from '../../data/portal-reader'
import { feedAddress } from '../../data/site-address'
import { ChineseOnly } from './chinese-only'
import { splitPart } from '../split-part'
import type { EmptyTexts } from '../states/empty-list'
import { Pagination } from './pagination'
import { useQueryParams, useSiteCode } from '../links/use-query-params'
import './list-frame.css'

const EmptyList = splitPart(async () => (await import('../states/empty-list')).EmptyList)

export interface ListFrameProps {
  title: string
  /** One sentence below the title. */
  lead?: string
  /** Tabs and conditions. */
  tools?: ReactNode
  /** Shown next to the rows on wide screens, above them on narrow ones. */
  aside?: ReactNode
  /** Code of the column whose feed is offered. */
  feed?: string
  page: ContentPage
  /** What is said while the list has no rows and no filter is set. */
  empty?: EmptyTexts
  /** Shows the rows even when there are none, and without pagination: a calendar. */
  isWhole?: boolean
  /** Overrides whether there are rows, where they are not in `page`. */
  hasRows?: boolean
  /** The rendered rows; not shown when there are none. */
  children: ReactNode
}

/** A list page: title, tools, rows or an empty state, pagination. */
export function ListFrame({
  title,
  lead,
  tools,
  aside,
  feed,
  page,
  empty,
  isWhole,
  hasRows,
  children,
}: ListFrameProps) {
  const { t, locale } = usePreferences()
  const siteCode = useSiteCode()
  const body = isWhole ? (
    children
  ) : (
    <ListBody page={page} hasRows={hasRows} empty={empty}>
      {children}
    </ListBody>
  )
  return (
    <div className="dw-portal-container dw-list">
      <header className="dw-list-head">
        <h1 tabIndex={-1}>{title}</h1>
        {feed && (
          <a className="dw-list-feed" href={feedAddress({ siteCode, columnCode: feed, locale })}>
            {t.footer.feed}
          </a>
        )}
        {lead && <p>{lead}</p>}
        <ChineseOnly />
      </header>
      {aside ? (
        <div className="dw-list-beside">
          {aside}
          <div className="dw-list-rows">
            {tools}
            {body}
          </div>
        </div>
      ) : (
        <>
          {tools}
          {body}
        </>
      )}
    </div>
  )
}

/** Rows with pagination, or an empty state with the next step. */
export function ListBody({
  page,
  hasRows = page.data.length > 0,
  empty,
  children,
}: Pick<ListFrameProps, 'page' | 'hasRows' | 'empty' | 'children'>) {
  const { pathname } = useLocation()
  const params = useQueryParams()
  const address = (number: number) => {
    const next = new URLSearchParams(params)
    next.delete('page')
    next.delete('site')
    if (number > 1) next.set('page', String(number))
    const query = next.toString()
    return query ? `${pathname}?${query}` : pathname
  }
  if (!hasRows) return <EmptyList page={page} address={address} own={empty} />
  return (
    <>
      {children}
      <Pagination page={page.currentPage} total={page.total} size={page.pageSize} address={address} />
    </>
  )
}
