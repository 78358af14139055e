import { usePreferences } from '../../../preferences/preferences-context'
import type { Site, SiteLink as SiteAddress } from '../../data/portal-reader'
import { inSite, SiteLink } from '../links/site-link'
import { SearchBox } from '../search-box/search-box'
import { siteNameOf } from '../site-name'
import { AccountMenu } from './account-menu'
import { ElderSwitch, LanguageChoice, ReadingMenu } from './reading-menu'

export interface PortalHeaderProps {
  site: Site
  sites: readonly SiteAddress[]
}

/** Sites have their own addresses; where the host name is none of theirs, the address names the site. */
function SiteSwitch({ site, sites }: PortalHeaderProps) {
  const { t } = usePreferences()
  if (sites.length < 2) return <span className="dw-portal-organiser">{site.footer['organiser']}</span>
  return (
    <details className="dw-portal-menu dw-site-switch">
      <summary>
        {site.site.name} · {t.header.sites}
      </summary>
      <div className="dw-portal-menu-list">
        {sites.map(({ code, name }) => (
          <a
            key={code}
            href={inSite('/doorMain', code)}
            aria-current={code === site.site.code ? 'true' : undefined}
            lang="zh-Hans"
          >
            {name}
          </a>
        ))}
      </div>
    </details>
  )
}

/** Utility line and header: who this is, search, reading controls, account. */
export function PortalHeader({ site, sites }: PortalHeaderProps) {
  const { t, locale } = usePreferences()
  return (
    <header className="dw-portal-header">
      <div className="dw-portal-utility">
        <div className="dw-portal-container dw-portal-utility-row">
          <SiteSwitch site={site} sites={sites} />
          <LanguageChoice offered={site.languages} />
          <div className="dw-portal-utility-end">
            <ElderSwitch />
            <ReadingMenu />
            <AccountMenu />
          </div>
        </div>
      </div>
      <div className="dw-portal-container dw-portal-brand-row">
        <SiteLink to="/doorMain" className="dw-portal-brand">
          <svg className="dw-portal-mark" viewBox="0 0 40 40" aria-hidden="true">
            <rect width="40" height="40" rx="10" className="dw-portal-mark-ground" />
            <path d="M11 31V14.5A3.5 3.5 0 0 1 14.5 11h11a3.5 3.5 0 0 1 3.5 3.5V31" className="dw-portal-mark-door" />
            <path d="M20 11v20M7 31h26" className="dw-portal-mark-door" />
          </svg>
          <span>{siteNameOf(site.site, { t, locale })}</span>
        </SiteLink>
        <SearchBox className="dw-portal-search" label={t.header.search} placeholder={t.header.searchPlaceholder} />
      </div>
    </header>
  )
}
