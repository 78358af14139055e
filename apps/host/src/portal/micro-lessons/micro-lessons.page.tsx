import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { usePreferences } from '../../preferences/preferences-context'
import { readerOf } from '../data/portal-reader'
import { useColumns } from '../list/column-names'
import { FilterForm } from '../list/filter-form'
import { ListFrame } from '../list/list-frame'
import { conditionsOf, pageOf } from '../list/list-query'
import { CardGrid } from '../rows/card-grid'

/** Micro-lessons by stage and words, the newest or the most seen first. */
export function loader(args: LoaderFunctionArgs) {
  const { url } = args.request
  const conditions = conditionsOf(url, ['gardeId', 'courseId', 'sort', 'keyword'])
  return readerOf(args).list('resources', { kind: 'micro', ...conditions, ...pageOf(url, '12') })
}

/** /microList: the library of micro-lessons. */
export function Component() {
  const page = useLoaderData<typeof loader>()
  const { t } = usePreferences()
  const { find, nameOf } = useColumns()
  const column = find('microList')
  const filters = [
    {
      name: 'gardeId',
      label: t.facts.gardeId,
      options: Object.entries(t.stages).map(([value, label]) => ({ value, label })),
    },
    { name: 'sort', label: t.list.order, options: [{ value: 'popular', label: t.list.popular }] },
    { name: 'keyword', label: t.list.keyword },
  ]
  return (
    <ListFrame
      title={column ? nameOf(column) : t.routes['/microList']}
      page={page}
      tools={<FilterForm filters={filters} />}
    >
      <CardGrid rows={page.data} chips={['award', 'subject', 'grade']} line="school" plays />
    </ListFrame>
  )
}
