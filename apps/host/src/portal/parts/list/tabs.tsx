import { usePreferences } from '../../../preferences/preferences-context'
import { useCurrentInView } from '../layout/use-current-in-view'
import { SiteLink } from '../links/site-link'
import { useColumns } from './use-columns'
import { useQueryParams } from '../links/use-query-params'

export interface TabsProps {
  tabs: readonly { to: string; label: string; isCurrent: boolean }[]
  /** What the tabs part, where a page has several rows of them. */
  label?: string
}

/** Parts of a page as links; each has an address of its own. */
export function Tabs({ tabs, label }: TabsProps) {
  const { t } = usePreferences()
  const row = useCurrentInView<HTMLElement>(tabs.find(({ isCurrent }) => isCurrent)?.to)
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

/** The sub-columns of a column as tabs; draws nothing where there are none. */
export function ColumnTabs({ code, route }: { code: string; route: string }) {
  const { t } = usePreferences()
  const asked = useQueryParams()
  const { find, nameOf } = useColumns()
  const children = find(code)?.children.filter(({ bindRoute }) => bindRoute === null) ?? []
  const current = asked.get('column') ?? ''
  if (children.length === 0) return null
  const tabs = [
    { to: route, label: t.list.allColumns, isCurrent: current === '' },
    ...children.map((column) => ({
      to: `${route}?column=${encodeURIComponent(column.code)}`,
      label: nameOf(column),
      isCurrent: current === column.code,
    })),
  ]
  return <Tabs tabs={tabs} />
}
