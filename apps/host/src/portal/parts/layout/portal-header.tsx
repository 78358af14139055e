import { SiteMark } from '../../../brand/site-mark'
import { usePreferences } from '../../../preferences/preferences-context'
import { useSignedIn } from '../../../session/use-signed-in'
import type { Site, SiteLink as SiteAddress } from '../../data/portal-reader'
import { inSite, SiteLink } from '../links/site-link'
import { SearchBox } from '../search-box/search-box'
import { siteNameOf } from '../site-name'
import { AccountMenu, OwnTodos } from './account-menu'
import { ElderSwitch, LanguageChoice, ReadingMenu } from './reading-menu'

/** Id of what the menu of small screens opens. */
export const MENU_ID = 'portal-menu'

export interface PortalHeaderProps {
  site: Site
  sites: readonly SiteAddress[]
  /** Is the menu of small screens open? */
  isMenuOpen: boolean
  onMenuToggle: () => void
}

/** Sites have their own addresses; where the host name is none of theirs, the address names the site. */
function SiteSwitch({ site, sites }: Pick<PortalHeaderProps, 'site' | 'sites'>) {
  const { t, locale } = usePreferences()
  if (sites.length < 2) return <span className="dw-portal-organiser">{site.footer['organiser']}</span>
  return (
    <details className="dw-portal-menu dw-site-switch">
      <summary>
        {siteNameOf(site.site, { t, locale })} · {t.header.sites}
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

/** Search and menu of small screens. Without scripts the menu opens as the target of its address. */
function PhoneActions({ isMenuOpen, onMenuToggle }: Pick<PortalHeaderProps, 'isMenuOpen' | 'onMenuToggle'>) {
  const { t } = usePreferences()
  const isSignedIn = useSignedIn()
  return (
    <div className="dw-portal-phone">
      <SiteLink to="/search" aria-label={t.header.search}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13M15.5 15.5L20 20" />
        </svg>
      </SiteLink>
      <a
        href={`#${MENU_ID}`}
        role="button"
        aria-label={t.header.menu}
        aria-expanded={isMenuOpen}
        onClick={(event) => {
          event.preventDefault()
          onMenuToggle()
        }}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={isMenuOpen ? 'M6 6l12 12M18 6L6 18' : 'M4 7h16M4 12h16M4 17h16'} />
        </svg>
        {isSignedIn && <OwnTodos />}
      </a>
    </div>
  )
}

/** Utility line and header: who this is, search, reading controls, account. */
export function PortalHeader({ site, sites, isMenuOpen, onMenuToggle }: PortalHeaderProps) {
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
          <SiteMark logoUrl={site.site.logoUrl} />
          <span>{siteNameOf(site.site, { t, locale })}</span>
        </SiteLink>
        <SearchBox className="dw-portal-search" label={t.header.search} placeholder={t.header.searchPlaceholder} />
        <PhoneActions isMenuOpen={isMenuOpen} onMenuToggle={onMenuToggle} />
      </div>
    </header>
  )
}
