import { articleLink, dayOf } from '../../parts/links/article-link'
import { ColumnName } from '../../parts/columns/column-name'
import { SiteLink } from '../../parts/links/site-link'
import { activityTime, metadataValue, useSubjectText, useTermText } from '../../parts/metadata/metadata'
import { usePageStrings } from '../../use-page-strings'
import { route } from './door-main.route'
import type { HomeCard, HomeColumn } from './home-view'
import { SectionHead } from './section-head'

export interface ResearchProps {
  section: HomeColumn
  /** The column's name in the reader's language. */
  name: string
  activities: readonly HomeCard[]
  lessons: readonly HomeCard[]
}

/** Stages and subjects of the shown activities and lessons, each once, in the order of their first appearance. */
function subjectsOf(cards: readonly HomeCard[]): string[] {
  return [...new Set(cards.flatMap((card) => metadataValue(card, 'subject') || []))].slice(0, 6)
}

function Activity({ row }: { row: HomeCard }) {
  const time = activityTime(row)
  return (
    <li>
      {time && (
        <time className="dw-home-date" dateTime={time.start.slice(0, 10)}>
          <b>{time.start.slice(8, 10)}</b>
          <span>{time.start.slice(0, 7)}</span>
        </time>
      )}
      <span className="dw-research-text">
        <SiteLink to={articleLink(row)}>{row.title}</SiteLink>
        <small>{[time?.start.slice(11), metadataValue(row, 'place')].filter(Boolean).join(' · ')}</small>
      </span>
    </li>
  )
}

/** Teaching research: subjects on top, then activities to come, what was written, and shared lessons in three columns. */
export function Research({ section, name, activities, lessons }: ResearchProps) {
  const strings = usePageStrings(route)
  const termText = useTermText()
  const subjectText = useSubjectText()
  const subjects = subjectsOf([...activities, ...lessons])
  return (
    <section className="dw-home-section" aria-labelledby={`column-${section.columnCode}`}>
      <div className="dw-portal-container">
        <SectionHead id={`column-${section.columnCode}`} title={name} to={section.route} />
        {subjects.length > 0 && (
          <ul className="dw-research-subjects">
            {subjects.map((subject) => (
              <li key={subject}>
                <SiteLink to={`/search?q=${encodeURIComponent(subject.split(' ').at(-1) ?? subject)}`}>
                  {termText(subject)}
                </SiteLink>
              </li>
            ))}
          </ul>
        )}
        <div className="dw-research-columns">
          {activities.length > 0 && (
            <div>
              <h3>{strings.activities}</h3>
              <ul className="dw-research-activities">
                {activities.map((row) => (
                  <Activity key={row.id} row={row} />
                ))}
              </ul>
            </div>
          )}
          <div>
            <h3>{strings.texts}</h3>
            <ul className="dw-research-list">
              {section.articles.map((row) => (
                <li key={row.id}>
                  <SiteLink to={articleLink(row)}>{row.title}</SiteLink>
                  <small>
                    <ColumnName row={row} /> · {dayOf(row.publishAt)}
                  </small>
                </li>
              ))}
            </ul>
          </div>
          {lessons.length > 0 && (
            <div>
              <h3>{strings.lessons}</h3>
              <ul className="dw-research-list">
                {lessons.map((row) => (
                  <li key={row.id}>
                    <SiteLink to={articleLink(row)}>{row.title}</SiteLink>
                    <small>
                      {subjectText(row)} · {metadataValue(row, 'school')}
                    </small>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </div>
    </section>
  )
}
