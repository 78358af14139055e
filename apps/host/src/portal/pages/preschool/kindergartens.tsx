import type { ArticleRow } from '../../data/portal-reader'
import { CardGrid } from '../../parts/list-rows/card-grid'
import { SiteLink } from '../../parts/links/site-link'
import { usePageStrings } from '../../use-page-strings'
import { route } from './preschool.route'

/** Address of the list of all kindergartens. */
const ALL = '/schoolStyle?schoolType=kindergarten'

/** Kindergartens with a profile, above their articles. Renders nothing without kindergartens. */
export function Kindergartens({ rows }: { rows: readonly ArticleRow[] }) {
  const strings = usePageStrings(route)
  if (rows.length === 0) return null
  return (
    <section className="dw-preschool-gardens" aria-labelledby="kindergartens">
      <header>
        <h2 id="kindergartens">{strings.kindergartens}</h2>
        <SiteLink to={ALL}>{strings.allKindergartens}</SiteLink>
      </header>
      <CardGrid rows={rows} chips={['area', 'tag']} line="motto" level={3} />
    </section>
  )
}
