import { usePreferences } from '../../../preferences/preferences-context'
import type { ArticleRow } from '../../data/portal-reader'
import { CardGrid } from '../../parts/list-rows/card-grid'
import { SiteLink } from '../../parts/links/site-link'

/** The route of all kindergartens. */
const ALL = '/schoolStyle?schoolType=kindergarten'

/** Kindergartens that present themselves, above what they have made. Draws nothing without them. */
export function Kindergartens({ rows }: { rows: readonly ArticleRow[] }) {
  const { t } = usePreferences()
  if (rows.length === 0) return null
  return (
    <section className="dw-preschool-gardens" aria-labelledby="kindergartens">
      <header>
        <h2 id="kindergartens">{t.preschool.kindergartens}</h2>
        <SiteLink to={ALL}>{t.preschool.allKindergartens}</SiteLink>
      </header>
      <CardGrid rows={rows} chips={['area', 'tag']} line="motto" level={3} />
    </section>
  )
}
