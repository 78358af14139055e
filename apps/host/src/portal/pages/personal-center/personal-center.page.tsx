import type { PageStringsModule } from '../../../strings/load-page-strings'
import { personalEndpoints } from '@doorway/api-client/endpoints'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { Tabs } from '../../parts/list/tabs'
import { pageOf } from '../../parts/list/list-query'
import { loadSignedIn } from '../../parts/signed-in/load-signed-in'
import { SignedInPage } from '../../parts/signed-in/signed-in-page'
import { pageClient } from '../../parts/upload-queue/queue/browser-queue'
import { usePageStrings } from '../../use-page-strings'
import { PersonalHeader } from './personal-header'
import { route } from './personal-center.route'
import { loadTab, tabAddress, tabNames, tabOf, type TabData } from './tab-data'
import { ActivitiesTab } from './tabs/activities-tab'
import { DevicesTab } from './tabs/devices-tab'
import { FavouritesTab } from './tabs/favourites-tab'
import { NoticesTab } from './tabs/notices-tab'
import { PrivacyTab } from './tabs/privacy-tab'
import { RequestsTab } from './tabs/requests-tab'
import { ResourcesTab } from './tabs/resources-tab'
import { SubmissionsTab } from './tabs/submissions-tab'
import './personal-center.css'

/** Strings of the page by language. */
export const strings = import.meta.glob<PageStringsModule>('./strings/*.ts')

/** User type of parents (dictionary 8). */
const PARENT = '6'

/** Loads the person's summary and the content of the tab that the address names. */
export function loader({ request }: LoaderFunctionArgs) {
  return loadSignedIn(async () => {
    const client = pageClient()
    const page = Number(pageOf(request.url).currentPage)
    const [summary, content] = await Promise.all([
      client.endpoints(personalEndpoints).getSummary(),
      loadTab(client, tabOf(request.url), page),
    ])
    return { summary, content }
  })
}

/** The person's summary and the open tab. */
export type PersonalData = Awaited<ReturnType<typeof loader>>

function TabContent({ content, data }: { content: TabData; data: PersonalData }) {
  switch (content.tab) {
    case 'resources':
      return <ResourcesTab data={content} />
    case 'favourites':
      return <FavouritesTab data={content} />
    case 'activities':
      return <ActivitiesTab data={content} creditHours={data.summary.creditHours} />
    case 'submissions':
      return <SubmissionsTab data={content} />
    case 'notices':
      return <NoticesTab data={content} />
    case 'requests':
      return <RequestsTab data={content} />
    case 'devices':
      return <DevicesTab data={content} />
    default:
      return <PrivacyTab data={content} closure={data.summary.closure} />
  }
}

function Sections({ data }: { data: PersonalData }) {
  const words = usePageStrings(route)
  const { summary, content } = data
  const shown = tabNames.filter((name) => name !== 'submissions' || summary.userType === PARENT)
  const tabs = shown.map((name) => ({
    to: tabAddress(name),
    label: name === 'notices' ? words.noticesTab(summary.counts.unread) : words.tabs[name],
    isCurrent: name === content.tab,
  }))
  return (
    <div className="dw-me dw-portal-container">
      <PersonalHeader summary={summary} />
      <Tabs label={words.title} tabs={tabs} />
      <section className="dw-me-tab" aria-label={words.tabs[content.tab]}>
        <TabContent content={content} data={data} />
      </section>
    </div>
  )
}

/** /personalCenter: who one is, what one has, and one's rights over one's own data (domain 1.2). */
export function Component() {
  const data = useLoaderData<typeof loader>()
  return (
    <SignedInPage instanceId="personal-center">
      <Sections data={data} />
    </SignedInPage>
  )
}
