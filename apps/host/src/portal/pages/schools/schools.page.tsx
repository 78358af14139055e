import type { PageStringsModule } from '../../../strings/load-page-strings'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { usePreferences } from '../../../preferences/preferences-context'
import { readerOf } from '../../data/portal-reader'
import { toOptions } from '../../parts/list/options'
import { useColumns } from '../../parts/columns/use-columns'
import { FilterForm } from '../../parts/list/filter-form'
import { ListFrame } from '../../parts/list/list-frame'
import { filtersOf, pageOf } from '../../parts/list/list-query'
import { CardGrid } from '../../parts/list-rows/card-grid'
import { usePageStrings } from '../../use-page-strings'
import { route } from './schools.route'

/** Strings of the page by language. */
export const strings = import.meta.glob<PageStringsModule>('./strings/*.ts')

/** Schools by area, kind and words, and the areas to choose from. */
export async function loader(args: LoaderFunctionArgs) {
  const { url } = args.request
  const reader = readerOf(args)
  const conditions = filtersOf(url, route.filters)
  const [page, areas] = await Promise.all([
    reader.list('schools', { ...conditions, ...pageOf(url, '12') }),
    reader.areas(),
  ])
  return { page, areas: areas.map(({ areaCode, name }) => ({ value: areaCode, label: name })) }
}

/** /schoolStyle: schools that present themselves. */
export function Component() {
  const { page, areas } = useLoaderData<typeof loader>()
  const { t } = usePreferences()
  const texts = usePageStrings(route)
  const { find, nameOf } = useColumns()
  const column = find('schoolStyle')
  const filters = [
    ...(areas.length > 0 ? [{ name: 'areaCode', label: t.content.metadata.area, options: areas }] : []),
    {
      name: 'schoolType',
      label: t.content.metadata.schoolType,
      options: toOptions(t.content.metadataValues.schoolType),
    },
    { name: 'tag', label: t.content.metadata.tag, options: toOptions(t.content.metadataValues.tag) },
    { name: 'keyword', label: t.content.list.keyword },
  ]
  return (
    <ListFrame title={column ? nameOf(column) : texts.title} page={page} tools={<FilterForm filters={filters} />}>
      <CardGrid rows={page.data} chips={['schoolType', 'area', 'tag']} line="motto" />
    </ListFrame>
  )
}
