import { usePreferences } from '../../../preferences/preferences-context'
import { useCurrentInView } from '../layout/use-current-in-view'
import { SiteLink } from '../links/site-link'
import { useColumns } from '../columns/use-columns'
import { useQueryParam } from '../links/use-query-params'

export interface TabsProps {
  tabs: readonly { to: string; label: string; isCurrent: boolean }[]
  /** Accessible name, where a page has several rows of tabs. */
  label?: string
}

/** Sections of a page as links; each has its own address. */
export function Tabs({ tabs, label }: TabsProps) {
  const { t } = usePreferences()
  const row = useCurrentInView(tabs.find(({ isCurrent }) => isCurrent)?.to)
  return (
    <nav ref={row} aria-label={label ?? t.list.filter} className="dw-list-tabs">
      {tabs.map(({ to, label: text, isCurrent }) => (
        <SiteLink key={to} to={to} aria-current={isCurrent ? 'page' : undefined}>
          {text}
        </SiteLink>
      ))}
    </nav>
  )
}

/** The sub-columns of a column as tabs; renders nothing where there are none. */
export function ColumnTabs({ code, route }: { code: string; route: string }) {
  const { t } = usePreferences()
  const { find, nameOf } = useColumns()
  const children = find(code)?.children.filter(({ bindRoute }) => bindRoute === null) ?? []
  const current = useQueryParam('column')
  if (children.length === 0) return null
  const tabs = [
    { to: route, label: t.list.allColumns, isCurrent: current === undefined },
    ...children.map((column) => ({
      to: `${route}?column=${encodeURIComponent(column.code)}`,
      label: nameOf(column),
      isCurrent: current === column.code,
    })),
  ]
  return <Tabs tabs={tabs} />
}
