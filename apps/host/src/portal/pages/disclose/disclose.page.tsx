import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { usePreferences } from '../../../preferences/preferences-context'
import { readerOf } from '../../data/portal-reader'
import { columnLink, useColumns, useSiteDay } from '../../parts/list/use-columns'
import { FilterForm } from '../../parts/list/filter-form'
import { ListFrame } from '../../parts/list/list-frame'
import { filtersOf, pageOf } from '../../parts/list/list-query'
import { yearOptions } from '../../parts/list/years'
import { SiteLink } from '../../parts/links/site-link'
import { IndexTable } from './index-table'
import { useQueryParam } from '../../parts/links/use-query-params'
import { usePageStrings } from '../../use-page-strings'
import { route } from './disclose.route'
import './disclose.css'

const ROUTE = '/discloseInfos'

/** Disclosed documents of a part of the catalogue. */
export function loader(args: LoaderFunctionArgs) {
  const { url } = args.request
  const { column: columnCode = 'discloseInfos', ...conditions } = filtersOf(url, route.filters)
  return readerOf(args).list('disclosures', { columnCode, ...conditions, ...pageOf(url, '15') })
}

function Catalogue() {
  const { t } = usePreferences()
  const strings = usePageStrings(route)
  const { find, nameOf } = useColumns()
  const root = find('discloseInfos')
  const current = useQueryParam('column')
  return (
    <nav className="dw-catalogue" aria-label={strings.catalogue}>
      <h2>{strings.catalogue}</h2>
      <ul>
        <li>
          <SiteLink to={ROUTE} aria-current={current === undefined ? 'page' : undefined}>
            {t.list.allColumns}
          </SiteLink>
        </li>
        {root?.children.map((column) => (
          <li key={column.id}>
            <SiteLink to={columnLink(column, ROUTE)} aria-current={current === column.code ? 'page' : undefined}>
              {nameOf(column)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** /discloseInfos: the catalogue, and an index of documents as government sites keep it. */
export function Component() {
  const page = useLoaderData<typeof loader>()
  const today = useSiteDay()
  const { t } = usePreferences()
  const strings = usePageStrings(route)
  const { find, nameOf } = useColumns()
  const column = find('discloseInfos')
  const validity = Object.entries(t.metadataValues.validity).map(([value, label]) => ({ value, label }))
  const filters = [
    { name: 'validity', label: t.metadata.validity, options: validity },
    { name: 'year', label: t.list.year, options: yearOptions(today) },
    { name: 'docNo', label: t.metadata.docNo },
    { name: 'keyword', label: t.list.keyword },
  ]
  return (
    <ListFrame
      title={column ? nameOf(column) : strings.title}
      lead={strings.lead}
      feed="discloseInfos"
      page={page}
      aside={<Catalogue />}
      tools={<FilterForm filters={filters} keep={['column']} />}
    >
      <IndexTable rows={page.data} />
    </ListFrame>
  )
}
