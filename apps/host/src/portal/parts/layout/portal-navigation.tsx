import { useLocation } from 'react-router-dom'
import { usePreferences } from '../../../preferences/preferences-context'
import type { Column } from '../../data/portal-reader'
import { SiteLink, SiteNavLink } from '../links/site-link'
import { useCurrentInView } from './use-current-in-view'

/** More than these fold into 更多 (design language, /doorMain). */
const MAX_VISIBLE = 8

function hasRoute(column: Column): column is Column & { bindRoute: string } {
  return column.isNav && column.bindRoute !== null
}

/** The main navigation, made from the site's column tree. On phones it scrolls sideways. */
export function PortalNavigation({ columns }: { columns: Column[] }) {
  const { t, locale } = usePreferences()
  const shown = columns.filter(hasRoute)
  const nameOf = (column: Column) => column.names[locale] ?? column.name
  const rest = shown.slice(MAX_VISIBLE)
  const row = useCurrentInView(useLocation().pathname)
  return (
    <nav className="dw-portal-nav" aria-label={t.header.navigation}>
      <div ref={row} className="dw-portal-container dw-portal-nav-row">
        <SiteNavLink to="/doorMain">{t.nav.home}</SiteNavLink>
        {shown.slice(0, MAX_VISIBLE).map((column) => (
          <SiteNavLink key={column.id} to={column.bindRoute}>
            {nameOf(column)}
          </SiteNavLink>
        ))}
        {rest.length > 0 && (
          <details className="dw-portal-more">
            <summary>{t.header.more}</summary>
            <div className="dw-portal-more-list">
              {rest.map((column) => (
                <SiteLink key={column.id} to={column.bindRoute}>
                  {nameOf(column)}
                </SiteLink>
              ))}
            </div>
          </details>
        )}
      </div>
    </nav>
  )
}
