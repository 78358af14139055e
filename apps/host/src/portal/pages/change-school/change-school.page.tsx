import type { PageStringsModule } from '../../../strings/load-page-strings'
import { schoolChangeEndpoints } from '@doorway/api-client/endpoints'
import { useState } from 'react'
import { useLoaderData } from 'react-router-dom'
import { Tabs } from '../../parts/list/tabs'
import { SiteLink } from '../../parts/links/site-link'
import { useQueryParam } from '../../parts/links/use-query-params'
import { loadSignedIn } from '../../parts/signed-in/load-signed-in'
import { SignedInPage } from '../../parts/signed-in/signed-in-page'
import { Notice } from '../../parts/states/notice'
import { pageClient } from '../../parts/upload-queue/queue/browser-queue'
import { usePageStrings } from '../../use-page-strings'
import { ChangeForm } from './change-form'
import { route } from './change-school.route'
import { RequestList } from './request-list'
import './change-school.css'

/** Strings of the page by language. */
export const strings = import.meta.glob<PageStringsModule>('./strings/*.ts')

/** Loads for whom the person may send a request, and the requests so far. */
export const loader = () => loadSignedIn(() => pageClient().endpoints(schoolChangeEndpoints).getProgress())

/** For whom, and the requests so far. */
export type ChangeSchoolData = Awaited<ReturnType<typeof loader>>
/** Someone whose school may be changed. */
export type Person = ChangeSchoolData['people'][number]

function PresentSchool({ person }: { person: Person }) {
  const words = usePageStrings(route)
  const place = [person.schoolName ?? words.noSchool, person.gradeName, person.className].filter(Boolean).join(' ')
  return (
    <dl className="dw-change-present">
      <dt>{words.name}</dt>
      <dd>{person.name}</dd>
      <dt>{words.present}</dt>
      <dd>{place}</dd>
    </dl>
  )
}

function FormFor({ person }: { person: Person }) {
  const words = usePageStrings(route)
  const [isOpen, setOpen] = useState(true)
  return (
    <section className="dw-change-section" aria-labelledby="change-form">
      <h2 id="change-form">{words.formTitle}</h2>
      <PresentSchool person={person} />
      {person.isBlocked && <p className="dw-change-note">{words.byGuardian}</p>}
      {person.hasOpenRequest && !person.isBlocked && <p className="dw-change-note">{words.alreadyOpen}</p>}
      {!person.isBlocked && !person.hasOpenRequest && isOpen && (
        <ChangeForm person={person} onSent={() => setOpen(false)} />
      )}
    </section>
  )
}

function Sections({ data }: { data: ChangeSchoolData }) {
  const words = usePageStrings(route)
  const wanted = Number(useQueryParam('person'))
  const { people, requests } = data
  const person = people.find(({ userId }) => userId === wanted) ?? people[0]
  if (!person && requests.length === 0)
    return (
      <Notice kind="forbidden" title={words.noPeople} hint={words.noPeopleHint}>
        <SiteLink to="/personalCenter" className="dw-portal-button">
          {words.back}
        </SiteLink>
      </Notice>
    )
  const tabs = people.map(({ userId, name }) => ({
    to: `/changeSchool?person=${userId}`,
    label: name,
    isCurrent: userId === person?.userId,
  }))
  return (
    <div className="dw-change dw-portal-container">
      <header>
        <h1 tabIndex={-1}>{words.title}</h1>
        <p className="dw-change-note">{words.lead}</p>
        <ul className="dw-change-facts">
          {words.moves.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </header>
      {people.length > 1 && <Tabs label={words.forWhom} tabs={tabs} />}
      {person && <FormFor key={`${person.userId} ${person.hasOpenRequest}`} person={person} />}
      <RequestList requests={requests} />
    </div>
  )
}

/** /changeSchool: the form of a change of school, and the progress of the requests (domain 1.2). */
export function Component() {
  const data = useLoaderData<typeof loader>()
  return (
    <SignedInPage instanceId="change-school">
      <Sections data={data} />
    </SignedInPage>
  )
}
