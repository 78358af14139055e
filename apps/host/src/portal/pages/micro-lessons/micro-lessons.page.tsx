import type { PageStringsModule } from '../../../strings/load-page-strings'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { usePreferences } from '../../../preferences/preferences-context'
import { readerOf, type ResourceChoices } from '../../data/portal-reader'
import { useColumns } from '../../parts/columns/use-columns'
import { FilterForm, type Filter } from '../../parts/list/filter-form'
import { ListFrame } from '../../parts/list/list-frame'
import { filtersOf, pageOf } from '../../parts/list/list-query'
import { useSubjectFilters } from '../../parts/list/use-subject-filters'
import { CardGrid } from '../../parts/list-rows/card-grid'
import { usePageStrings } from '../../use-page-strings'
import { route } from './micro-lessons.route'

/** Strings of the page by language. */
export const strings = import.meta.glob<PageStringsModule>('./strings/*.ts')

/** Loads the filtered micro-lessons, the newest or the most viewed first, and the filter options. */
export async function loader(args: LoaderFunctionArgs) {
  const { url } = args.request
  const reader = readerOf(args)
  const [page, choices, stages, areas] = await Promise.all([
    reader.list('resources', { kind: 'micro', ...filtersOf(url, route.filters), ...pageOf(url, '12') }),
    reader.resourceChoices('micro'),
    reader.subjects(),
    reader.areas(),
  ])
  return { page, choices, stages, areas }
}

const asIs = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

function useChoiceFilters(
  { grades, textbooks, years, tags }: ResourceChoices,
  areas: readonly { areaCode: string; name: string }[],
) {
  const { t } = usePreferences()
  const filters: Filter[] = [
    { name: 'grade', label: t.content.metadata.grade, options: asIs(grades) },
    { name: 'textbook', label: t.content.metadata.edition, options: asIs(textbooks) },
    { name: 'year', label: t.content.list.year, options: asIs(years) },
    {
      name: 'areaCode',
      label: t.content.metadata.area,
      options: areas.map(({ areaCode, name }) => ({ value: areaCode, label: name })),
    },
    { name: 'tag', label: t.content.metadata.label, options: asIs(tags) },
  ]
  return filters.filter(({ options = [] }) => options.length > 0)
}

/** /microList: the library of micro-lessons. */
export function Component() {
  const { page, choices, stages, areas } = useLoaderData<typeof loader>()
  const { t } = usePreferences()
  const texts = usePageStrings(route)
  const { find, nameOf } = useColumns()
  const column = find('microList')
  const filters = [
    ...useSubjectFilters(stages),
    ...useChoiceFilters(choices, areas),
    {
      name: 'sort',
      label: t.content.list.order,
      none: t.content.list.newest,
      options: [{ value: 'popular', label: t.content.list.popular }],
    },
    { name: 'keyword', label: t.content.list.keyword },
  ]
  return (
    <ListFrame title={column ? nameOf(column) : texts.title} page={page} tools={<FilterForm filters={filters} />}>
      <CardGrid rows={page.data} chips={['award', 'subject', 'grade', 'label']} line="school" plays />
    </ListFrame>
  )
}
