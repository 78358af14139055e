import {
  childOf,
  loadPersonalCenter,
  type PersonalCenterParts,
  PersonalCenterPartsProvider,
  PersonalCenterTexts,
  PersonalSections,
  tabOf,
} from '@doorway/admin-kit/personal-center-parts'
import { useMemo } from 'react'
import { redirect, useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router-dom'
import type { PageStringsModule } from '../../../strings/load-page-strings'
import { pageOf } from '../../parts/list/list-query'
import { Pagination } from '../../parts/list/pagination'
import { Tabs } from '../../parts/list/tabs'
import { loadSignedIn } from '../../parts/signed-in/load-signed-in'
import { SignedInPage } from '../../parts/signed-in/signed-in-page'
import { pageClient } from '../../parts/upload-queue/queue/browser-queue'
import { EmptyTab } from './empty-tab'
import { PersonalLink } from './personal-controls'
import './personal-center.css'

/** Strings of the page by language. */
export const strings = import.meta.glob<PageStringsModule>('./strings/*.ts')

/** Loads the person's summary and the content of the tab that the address names, of a child where it names one. */
export function loader({ request: { url } }: LoaderFunctionArgs) {
  return loadSignedIn(async () => {
    const childId = childOf(url)
    const page = Number(pageOf(url).currentPage)
    const data = await loadPersonalCenter(pageClient(), { tab: tabOf(url, childId), page, childId })
    // A link to a child that is not the reader's, or no longer.
    if (data === null) throw redirect('/personalCenter')
    return data
  })
}

const controls = { Link: PersonalLink, Pages: Pagination, EmptyTab, Tabs }

function Sections() {
  const data = useLoaderData<typeof loader>()
  const { revalidate } = useRevalidator()
  const parts = useMemo((): PersonalCenterParts => ({ ...controls, reload: revalidate }), [revalidate])
  return (
    <PersonalCenterPartsProvider value={parts}>
      <div className="dw-portal-personal dw-portal-container">
        <PersonalCenterTexts>
          <PersonalSections data={data} />
        </PersonalCenterTexts>
      </div>
    </PersonalCenterPartsProvider>
  )
}

/** /personalCenter: who one is, what one has, and one's rights over one's own data (domain 1.2). */
export function Component() {
  return (
    <SignedInPage instanceId="personal-center">
      <Sections />
    </SignedInPage>
  )
}
