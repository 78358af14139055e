import { usePreferences } from '../../preferences/preferences-context'
import type { Site } from '../data/portal-reader'

const identifiers = ['organiser', 'undertaker', 'phone', 'icp', 'police', 'siteCode'] as const

/** The footer with the identifiers a Chinese public site must carry (domain 1.3). */
export function PortalFooter({ site }: { site: Site }) {
  const { t } = usePreferences()
  return (
    <footer className="dw-portal-footer">
      <div className="dw-portal-container">
        <p className="dw-portal-footer-name">{site.site.name}</p>
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
