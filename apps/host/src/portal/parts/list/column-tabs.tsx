import { usePreferences } from '../../../preferences/preferences-context'
import { useColumns } from '../columns/use-columns'
import { useQueryParam } from '../links/use-query-params'
import { Tabs } from './tabs'

/** The sub-columns of a column as tabs; renders nothing where there are none. */
export function ColumnTabs({ code, route }: { code: string; route: string }) {
  const { t } = usePreferences()
  const { find, nameOf } = useColumns()
  const children = find(code)?.children.filter(({ bindRoute }) => bindRoute === null) ?? []
  const current = useQueryParam('column')
  if (children.length === 0) return null
  const tabs = [
    { to: route, label: t.content.list.allColumns, isCurrent: current === undefined },
    ...children.map((column) => ({
      to: `${route}?column=${encodeURIComponent(column.code)}`,
      label: nameOf(column),
      isCurrent: current === column.code,
    })),
  ]
  return <Tabs tabs={tabs} />
}
