import { usePreferences } from '../../preferences/preferences-context'
import { articleLink, dayOf } from '../cover/article-link'
import { Cover } from '../cover/cover'
import { SiteLink } from '../site/site-link'
import type { HomeRow } from './shown-home'

/** The lead story large with its title on the calm lower third, the next ones as lines below it. No carousel to chase. */
export function LeadStories({ stories }: { stories: readonly HomeRow[] }) {
  const { t } = usePreferences()
  const [first, ...others] = stories
  if (!first) return null
  return (
    <section className="dw-home-lead" aria-label={t.home.lead}>
      <SiteLink to={articleLink(first)} className="dw-home-lead-story">
        {first.coverUrl ? <img src={first.coverUrl} alt="" width="1280" height="720" /> : <Cover title={first.title} />}
        <span className="dw-home-lead-text">
          <span className="dw-home-lead-column">{first.columnName}</span>
          <span className="dw-home-lead-title">{first.title}</span>
          <span className="dw-home-lead-date">{dayOf(first.publishAt)}</span>
        </span>
      </SiteLink>
      <ul className="dw-home-lead-more">
        {others.map((story) => (
          <li key={story.id}>
            <SiteLink to={articleLink(story)}>{story.title}</SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
