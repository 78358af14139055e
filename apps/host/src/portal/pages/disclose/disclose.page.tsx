import type { PageStringsModule } from '../../../strings/load-page-strings'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { usePreferences } from '../../../preferences/preferences-context'
import { readerOf } from '../../data/portal-reader'
import { columnLink } from '../../parts/columns/column-link'
import { useColumns } from '../../parts/columns/use-columns'
import { FilterForm } from '../../parts/list/filter-form'
import { ListFrame } from '../../parts/list/list-frame'
import { filtersOf, pageOf } from '../../parts/list/list-query'
import { toYears } from '../../parts/list/years'
import { SiteForm, SiteLink } from '../../parts/links/site-link'
import { IndexTable } from './index-table'
import { useQueryParam } from '../../parts/links/use-query-params'
import { usePageStrings } from '../../use-page-strings'
import { route } from './disclose.route'
import './disclose.css'

/** Strings of the page by language. */
export const strings = import.meta.glob<PageStringsModule>('./strings/*.ts')

const ROUTE = '/discloseInfos'

/** Disclosed documents of a part of the catalogue. */
export async function loader(args: LoaderFunctionArgs) {
  const { url } = args.request
  const { column: columnCode = 'discloseInfos', ...conditions } = filtersOf(url, route.filters)
  const reader = readerOf(args)
  const [page, { years, validities }] = await Promise.all([
    reader.list('disclosures', { columnCode, ...conditions, ...pageOf(url, '15') }),
    reader.choices(columnCode),
  ])
  return { page, years, validities }
}

function Catalogue() {
  const { t } = usePreferences()
  const texts = usePageStrings(route)
  const { find, nameOf } = useColumns()
  const root = find('discloseInfos')
  const current = useQueryParam('column')
  const columns = root?.children ?? []
  return (
    <nav className="dw-catalogue" aria-label={texts.catalogue}>
      <h2>{texts.catalogue}</h2>
      <ul>
        <li>
          <SiteLink to={ROUTE} aria-current={current === undefined ? 'page' : undefined}>
            {t.content.list.allColumns}
          </SiteLink>
        </li>
        {columns.map((column) => (
          <li key={column.id}>
            <SiteLink to={columnLink(column, ROUTE)} aria-current={current === column.code ? 'page' : undefined}>
              {nameOf(column)}
            </SiteLink>
          </li>
        ))}
      </ul>
      <SiteForm key={current} className="dw-catalogue-select">
        <select name="column" defaultValue={current} aria-label={texts.catalogue}>
          <option value="">{t.content.list.allColumns}</option>
          {columns.map((column) => (
            <option key={column.id} value={column.code}>
              {nameOf(column)}
            </option>
          ))}
        </select>
        <button type="submit">{t.content.list.go}</button>
      </SiteForm>
    </nav>
  )
}

/** /discloseInfos: the catalogue, and an index of documents as government sites keep it. */
export function Component() {
  const { page, years, validities } = useLoaderData<typeof loader>()
  const { t } = usePreferences()
  const texts = usePageStrings(route)
  const { find, nameOf } = useColumns()
  const column = find('discloseInfos')
  const validity = validities.map((value) => ({ value, label: t.content.metadataValues.validity[value] }))
  const filters = [
    // A choice of one is none.
    ...(validity.length > 1 ? [{ name: 'validity', label: t.content.metadata.validity, options: validity }] : []),
    { name: 'year', label: t.content.list.year, options: toYears(years) },
    { name: 'docNo', label: t.content.metadata.docNo },
    { name: 'keyword', label: t.content.list.keyword },
  ]
  return (
    <ListFrame
      title={column ? nameOf(column) : texts.title}
      lead={texts.lead}
      feed="discloseInfos"
      page={page}
      aside={<Catalogue />}
      tools={<FilterForm filters={filters} keep={['column']} />}
    >
      <IndexTable rows={page.data} />
    </ListFrame>
  )
}
