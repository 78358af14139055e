import { usePreferences } from '../../../preferences/preferences-context'
import { useCurrentInView } from '../layout/use-current-in-view'
import { SiteLink } from '../links/site-link'

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
    <nav ref={row} aria-label={label ?? t.content.list.filter} className="dw-list-tabs">
      {tabs.map(({ to, label: text, isCurrent }) => (
        <SiteLink key={to} to={to} aria-current={isCurrent ? 'page' : undefined}>
          {text}
        </SiteLink>
      ))}
    </nav>
  )
}
