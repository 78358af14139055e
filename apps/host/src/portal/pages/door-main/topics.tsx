import { usePreferences } from '../../../preferences/preferences-context'
import { tagLink } from '../../parts/links/article-link'
import type { Home } from '../../data/portal-reader'
import { SiteLink } from '../../parts/links/site-link'
import { Thumbnail } from '../../parts/thumbnail/thumbnail'
import { SectionHead } from './section-head'

export interface TopicsProps {
  topics: Home['topics']
  title: string
}

/** Special topics as a strip of cards, two at least. Each leads to the texts with its tag or to a page of the portal. */
export function Topics({ topics, title }: TopicsProps) {
  const { locale } = usePreferences()
  if (topics.length < 2) return null
  return (
    <section className="dw-home-section" data-tone="sunken" aria-labelledby="topics">
      <div className="dw-portal-container">
        <SectionHead id="topics" title={title} />
        <ul className="dw-topics">
          {topics.map(({ id, title: name, titles, summary, tag, route, coverUrl }, place) => (
            <li key={id}>
              <SiteLink to={tag === null ? (route ?? '/doorMain') : tagLink(tag)} className="dw-topic dw-lift">
                <span className="dw-topic-picture">
                  <Thumbnail row={{ title: name, coverUrl }} place={place} sizes="(max-width: 767px) 80px, 200px" />
                </span>
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
