import { useId, type KeyboardEvent } from 'react'
import { usePreferences } from '../../../../preferences/preferences-context'
import { articleLink } from '../../../parts/links/article-link'
import type { ArticleRow } from '../../../data/portal-reader'
import { activityTime, MetadataChips } from '../../../parts/metadata/metadata'
import { SiteLink } from '../../../parts/links/site-link'
import { monthWeeks, weekdayNames } from './month-weeks'
import { nextLink } from './next-link'
import { usePageStrings } from '../../../use-page-strings'
import { route } from '../research.route'
import './activity-calendar.css'

export interface ActivityCalendarProps {
  /** yyyy-MM */
  month: string
  /** The site's own day, yyyy-MM-dd. */
  today: string
  /** Activities in the order of their beginning. */
  rows: readonly ArticleRow[]
}

/** The day in whose cell an activity is shown: its first day within the month. */
function dayOfRow(row: ArticleRow, month: string): string | undefined {
  const start = activityTime(row)?.start.slice(0, 10)
  return start !== undefined && start < `${month}-01` ? `${month}-01` : start
}

function timeText({ start, end }: { start: string; end: string }): string {
  const isOneDay = start.slice(0, 10) === end.slice(0, 10)
  return isOneDay ? `${start.slice(11)}–${end.slice(11)}` : `${start.slice(5, 10)} – ${end.slice(5, 10)}`
}

function Entry({ row }: { row: ArticleRow }) {
  const time = activityTime(row)
  return (
    <li>
      {time && <span>{timeText(time)}</span>}
      <SiteLink to={articleLink(row)}>{row.title}</SiteLink>
      <MetadataChips row={row} keys={['phase']} />
    </li>
  )
}

function moveFocus(event: KeyboardEvent<HTMLTableElement>): void {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('td a')]
  const placeOf = (link: Element) => {
    const [cell, row] = [link.closest('td'), link.closest('tr')]
    if (!cell || !row) throw new Error('A link of the calendar is in no cell.')
    return { week: row.rowIndex, day: cell.cellIndex }
  }
  const current = links.findIndex((link) => link === document.activeElement)
  const next = nextLink(event.key, links.map(placeOf), current)
  if (next === undefined) return
  event.preventDefault()
  links[next]?.focus()
}

/** A month of activities: a table of weeks, read as a list of days on narrow screens. */
export function ActivityCalendar({ month, today, rows }: ActivityCalendarProps) {
  const { locale } = usePreferences()
  const strings = usePageStrings(route)
  const hint = useId()
  const names = weekdayNames(locale)
  const [year = '', number = ''] = month.split('-')
  const title = strings.month(year, String(Number(number)))
  return (
    <>
      <p id={hint} className="dw-visually-hidden">
        {strings.keys}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys that its links were pressed on arrive here */}
      <table className="dw-activity-calendar" aria-describedby={hint} onKeyDown={moveFocus}>
        <caption>{title}</caption>
        <thead>
          <tr>
            {names.map(({ short, long }) => (
              <th key={long} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, index) => {
                const own = day === null ? [] : rows.filter((row) => dayOfRow(row, month) === day)
                return (
                  <td
                    key={names[index]?.long}
                    data-empty={own.length === 0 || undefined}
                    aria-current={day === today ? 'date' : undefined}
                  >
                    {day !== null && (
                      <time dateTime={day}>
                        <span className="dw-activity-calendar-month">{day.slice(0, 8)}</span>
                        {day.slice(8)}
                        <span className="dw-activity-calendar-month"> {names[index]?.long}</span>
                      </time>
                    )}
                    {own.length > 0 && (
                      <ul>
                        {own.map((row) => (
                          <Entry key={row.id} row={row} />
                        ))}
                      </ul>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
