import { usePreferences } from '../../../preferences/preferences-context'
import type { Column, Site } from '../../data/portal-reader'
import { feedAddress } from '../../data/site-address'
import { useSiteCode } from '../links/use-query-params'
import { siteNameOf } from '../site-name'
import { SiteLink } from '../links/site-link'

const identifiers = ['organiser', 'undertaker', 'phone', 'icp', 'police', 'siteCode'] as const

/** The footer: permanent pages, and the identifiers a Chinese public site must show (domain 1.3). */
export function PortalFooter({ site, columns }: { site: Site; columns: readonly Column[] }) {
  const { t, locale } = usePreferences()
  const siteCode = useSiteCode()
  const pages = columns.filter(({ kind }) => kind === 'page')
  return (
    <footer className="dw-portal-footer">
      <div className="dw-portal-container">
        <p className="dw-portal-footer-name">{siteNameOf(site.site, { t, locale })}</p>
        <nav className="dw-portal-footer-links" aria-label={t.footer.links}>
          <SiteLink to="/siteMap">{t.footer.siteMap}</SiteLink>
          {pages.map(({ id, name, names }) => (
            <SiteLink key={id} to={`/comPageInfo?type=page&id=${id}`}>
              {names[locale] ?? name}
            </SiteLink>
          ))}
          <a href={feedAddress({ siteCode, locale })}>{t.footer.feed}</a>
        </nav>
        <dl className="dw-portal-identifiers">
          {identifiers.map((key) => {
            const value = site.footer[key]
            return value ? (
              <div key={key}>
                <dt>{t.footer[key]}</dt>
                <dd>{value}</dd>
              </div>
            ) : null
          })}
        </dl>
      </div>
    </footer>
  )
}
