import type { Schema } from '@doorway/api-client/types'
import type { PageStringsModule } from '../../../strings/load-page-strings'
import { personalEndpoints } from '@doorway/api-client/endpoints'
import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { Tabs } from '../../parts/list/tabs'
import { pageOf } from '../../parts/list/list-query'
import { loadSignedIn } from '../../parts/signed-in/load-signed-in'
import { SignedInPage } from '../../parts/signed-in/signed-in-page'
import { pageClient } from '../../parts/upload-queue/queue/browser-queue'
import { usePageStrings } from '../../use-page-strings'
import { ChildHeader } from './child-header'
import { FamilySwitch } from './family-switch'
import { PersonalHeader } from './personal-header'
import { route } from './personal-center.route'
import { childOf, childTabNames, loadTab, tabAddress, type TabName, tabNames, tabOf } from './tab-data'
import { TabContent } from './tab-content'
import './personal-center.css'

/** Strings of the page by language. */
export const strings = import.meta.glob<PageStringsModule>('./strings/*.ts')

/** User type of parents (dictionary 8). */
const PARENT = '6'

/** Loads the person's summary and the content of the tab that the address names, of a child where it names one. */
export function loader({ request }: LoaderFunctionArgs) {
  return loadSignedIn(async () => {
    const client = pageClient()
    const page = Number(pageOf(request.url).currentPage)
    const personal = client.endpoints(personalEndpoints)
    const children = await personal.listChildren()
    const childId = childOf(request.url)
    const child = children.find(({ userId }) => userId === childId) ?? null
    // A link to a child that is not the reader's, or no longer.
    if (childId !== undefined && !child?.isMinor) throw redirect('/personalCenter')
    const [summary, content] = await Promise.all([
      personal.getSummary(),
      loadTab(client, { tab: tabOf(request.url, childId), page, childId }),
    ])
    return { summary, content, children, child }
  })
}

/** The person's summary, the children, and the open tab. */
export type PersonalData = Awaited<ReturnType<typeof loader>>

function tabsFor({ summary, child }: PersonalData): readonly TabName[] {
  if (child) return childTabNames
  return tabNames.filter((name) => name !== 'submissions' || summary.userType === PARENT)
}

function labelOf(name: TabName, { tabs, childTabs, noticesTab }: Words, { child, summary }: PersonalData): string {
  if (child) return Object.entries<string>(childTabs).find(([tab]) => tab === name)?.[1] ?? tabs[name]
  return name === 'notices' ? noticesTab(summary.counts.unread) : tabs[name]
}

type Words = ReturnType<typeof usePageStrings<typeof import('./strings/zh').zh>>

function Sections({ data }: { data: PersonalData }) {
  const words = usePageStrings(route)
  const { summary, content, children, child } = data
  const tabs = tabsFor(data).map((name) => ({
    to: tabAddress(name, 1, child?.userId),
    label: labelOf(name, words, data),
    isCurrent: name === content.tab,
  }))
  const whose = (owner: Schema<'OwnChild'> | null) => (owner ? words.ofChild(owner.name) : words.title)
  return (
    <div className="dw-me dw-portal-container">
      {children.length > 0 && <FamilySwitch ownName={summary.name} childList={children} child={child} />}
      {child ? <ChildHeader child={child} /> : <PersonalHeader summary={summary} />}
      <Tabs label={whose(child)} tabs={tabs} />
      <section className="dw-me-tab" aria-label={child ? labelOf(content.tab, words, data) : words.tabs[content.tab]}>
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
