import { usePreferences } from '../../../preferences/preferences-context'
import { SiteLink } from '../../parts/links/site-link'

export interface SectionHeadProps {
  /** Id of the heading, which labels the section. */
  id: string
  title: string
  /** Address of everything in the section; absent without such a page. */
  to?: string | null
}

/** The heading of a band with the link to all of it. */
export function SectionHead({ id, title, to }: SectionHeadProps) {
  const { t } = usePreferences()
  return (
    <header className="dw-home-section-head">
      <h2 id={id}>{title}</h2>
      {to && (
        <SiteLink to={to} aria-label={`${title} ${t.rows.more}`}>
          {t.rows.more}
        </SiteLink>
      )}
    </header>
  )
}
