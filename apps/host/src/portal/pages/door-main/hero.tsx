import { usePreferences } from '../../../preferences/preferences-context'
import { usePageStrings } from '../../use-page-strings'
import { Announcements } from './announcements'
import { route } from './door-main.route'
import { NOTICES } from './group-blocks'
import type { HomeView } from './home-view'
import { LeadStories } from './lead-stories'

/** What the page begins with: lead stories next to the notices. */
export function Hero({ home }: { home: HomeView }) {
  const { locale } = usePreferences()
  const strings = usePageStrings(route)
  const notices = home.blocks.find(({ kind }) => kind === NOTICES)
  const title = notices && (notices.titles[locale] ?? notices.title)
  return (
    <div className="dw-portal-container dw-home-hero">
      <LeadStories stories={home.lead} />
      <Announcements rows={home.announcements} title={title ?? strings.announcements} />
    </div>
  )
}
