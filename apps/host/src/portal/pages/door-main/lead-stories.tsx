import { articleLink, dayOf } from '../../parts/links/article-link'
import { GeneratedCover } from '../../parts/thumbnail/generated-cover'
import { Picture } from '../../parts/thumbnail/picture'
import { ColumnName } from '../../parts/columns/column-name'
import { SiteLink } from '../../parts/links/site-link'
import type { HomeRow } from './home-view'
import { useAutoRotate } from './use-auto-rotate'
import { usePageStrings } from '../../use-page-strings'
import { route } from './door-main.route'

interface LeadStoryProps {
  story: HomeRow
  isFirst: boolean
  isCurrent: boolean
  /** False until the story is current or next, so that its picture does not load before. */
  hasPicture: boolean
}

/** Width of the stage: all of a phone, two thirds of the page. */
const SIZES = '(max-width: 767px) 100vw, (max-width: 1280px) 66vw, 800px'

/** A lead story with its title on the lower third of its picture. Only the current one can be focused. */
function LeadStory({ story, isFirst, isCurrent, hasPicture }: LeadStoryProps) {
  return (
    <li data-current={isCurrent || undefined} inert={!isCurrent}>
      <SiteLink to={articleLink(story)} className="dw-home-lead-story">
        {story.coverUrl ? (
          hasPicture && <Picture url={story.coverUrl} sizes={SIZES} isFirst={isFirst} />
        ) : (
          <GeneratedCover title={story.title} kind={story.columnCode} />
        )}
        <span className="dw-home-lead-text">
          <span className="dw-home-lead-column">
            <ColumnName row={story} />
          </span>
          <span className="dw-home-lead-title">{story.title}</span>
          <span className="dw-home-lead-date">{dayOf(story.publishAt)}</span>
        </span>
      </SiteLink>
    </li>
  )
}

/**
 * The lead stories in rotation, five at most. Every story is also a line below the picture. The rotation stops on a click, pauses under the pointer or focus, and does not start for readers who prefer reduced motion.
 */
export function LeadStories({ stories }: { stories: readonly HomeRow[] }) {
  const strings = usePageStrings(route)
  const { current, isMoving, isLoaded, show, toggle, pauseHandlers: holders } = useAutoRotate(stories.length)
  if (stories.length === 0) return null
  return (
    <section className="dw-home-lead" aria-label={strings.lead} {...holders}>
      <ul className="dw-home-lead-stage">
        {stories.map((story, place) => (
          <LeadStory
            key={story.id}
            story={story}
            isFirst={place === 0}
            isCurrent={place === current}
            hasPicture={isLoaded(place)}
          />
        ))}
      </ul>
      {stories.length > 1 && (
        <>
          <div className="dw-home-lead-turns">
            {stories.map((story, place) => (
              <button
                key={story.id}
                type="button"
                aria-label={strings.show(place + 1, story.title)}
                aria-current={place === current || undefined}
                onClick={() => show(place)}
              />
            ))}
            <button type="button" className="dw-home-lead-pause" data-moving={isMoving || undefined} onClick={toggle}>
              <span className="dw-visually-hidden">{isMoving ? strings.pause : strings.play}</span>
            </button>
          </div>
          <ul className="dw-home-lead-more">
            {stories.map((story, place) => (
              <li key={story.id} data-current={place === current || undefined}>
                <SiteLink to={articleLink(story)}>{story.title}</SiteLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
