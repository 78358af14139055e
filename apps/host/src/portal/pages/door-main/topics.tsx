import { usePreferences } from '../../../preferences/preferences-context'
import { tagLink } from '../../parts/links/article-link'
import { GeneratedCover } from '../../parts/thumbnail/generated-cover'
import type { Home } from '../../data/portal-reader'
import { SiteLink } from '../../parts/links/site-link'

export interface TopicsProps {
  topics: Home['topics']
  title: string
}

/** Special topics as a strip of cards. Each leads to the texts with its tag or to a page of the portal. */
export function Topics({ topics, title }: TopicsProps) {
  const { locale } = usePreferences()
  if (topics.length === 0) return null
  return (
    <section className="dw-home-section" aria-labelledby="topics">
      <div className="dw-portal-container">
        <header className="dw-home-section-head">
          <h2 id="topics">{title}</h2>
        </header>
        <ul className="dw-topics">
          {topics.map(({ id, title: name, titles, summary, tag, route }) => (
            <li key={id}>
              <SiteLink to={tag === null ? (route ?? '/doorMain') : tagLink(tag)} className="dw-topic">
                <GeneratedCover title={name} />
                <span className="dw-topic-text">
                  <span className="dw-topic-title">{titles[locale] || name}</span>
                  <span className="dw-topic-summary">{summary}</span>
                </span>
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
