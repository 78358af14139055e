import { useLocation } from 'react-router-dom'
import { SiteLink } from '../../../parts/links/site-link'
import { useQueryParams } from '../../../parts/links/use-query-params'
import { monthAfter } from './month-weeks'
import { usePageStrings } from '../../../use-page-strings'
import { route } from '../research.route'

/** The month before, the present one and the next as links that keep the other conditions. */
export function CalendarBar({ month, today }: { month: string; today: string }) {
  const strings = usePageStrings(route)
  const { pathname } = useLocation()
  const query = useQueryParams()
  const address = (wanted: string) => {
    const next = new URLSearchParams(query)
    next.delete('site')
    next.set('month', wanted)
    return `${pathname}?${next.toString()}`
  }
  return (
    <nav className="dw-activity-calendar-bar" aria-label={strings.calendar}>
      <SiteLink to={address(monthAfter(month, -1))} rel="prev" className="dw-page-step">
        {strings.previousMonth}
      </SiteLink>
      <SiteLink
        to={address(today.slice(0, 7))}
        className="dw-page-step"
        aria-current={month === today.slice(0, 7) ? 'date' : undefined}
      >
        {strings.thisMonth}
      </SiteLink>
      <SiteLink to={address(monthAfter(month, 1))} rel="next" className="dw-page-step">
        {strings.nextMonth}
      </SiteLink>
    </nav>
  )
}
