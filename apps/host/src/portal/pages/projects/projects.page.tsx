import type { PageStringsModule } from '../../../strings/load-page-strings'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { usePreferences } from '../../../preferences/preferences-context'
import { readerOf } from '../../data/portal-reader'
import { useColumns } from '../../parts/columns/use-columns'
import { FilterForm } from '../../parts/list/filter-form'
import { ListFrame } from '../../parts/list/list-frame'
import { toOptions } from '../../parts/list/options'
import { filtersOf, pageOf } from '../../parts/list/list-query'
import { CardGrid } from '../../parts/list-rows/card-grid'
import { usePageStrings } from '../../use-page-strings'
import { route } from './projects.route'

/** Strings of the page by language. */
export const strings = import.meta.glob<PageStringsModule>('./strings/*.ts')

/** Projects by stage, level and words. */
export function loader(args: LoaderFunctionArgs) {
  const { url } = args.request
  const conditions = filtersOf(url, route.filters)
  return readerOf(args).list('projects', { ...conditions, ...pageOf(url, '12') })
}

/** /projectShow: projects with their leaders, units and stages. */
export function Component() {
  const page = useLoaderData<typeof loader>()
  const { t } = usePreferences()
  const texts = usePageStrings(route)
  const { find, nameOf } = useColumns()
  const column = find('projectShow')
  const filters = [
    { name: 'stage', label: t.content.metadata.stage, options: toOptions(t.content.metadataValues.stage) },
    { name: 'level', label: t.content.metadata.level, options: toOptions(t.content.metadataValues.level) },
    { name: 'keyword', label: t.content.list.keyword },
  ]
  return (
    <ListFrame
      title={column ? nameOf(column) : texts.title}
      feed="projectShow"
      page={page}
      tools={<FilterForm filters={filters} />}
    >
      <CardGrid rows={page.data} chips={['stage', 'level', 'leader', 'period']} line="unit" />
    </ListFrame>
  )
}
