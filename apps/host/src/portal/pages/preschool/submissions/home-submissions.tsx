import { DoorwayProvider, useMayLeave, useSession } from '@doorway/admin-kit'
import { Suspense, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { usePreferences } from '../../../../preferences/preferences-context'
import { hostClient } from '../../../../session/host-client'
import { Notice } from '../../../parts/states/notice'
import { SiteLink } from '../../../parts/links/site-link'
import type { HomeData } from './home.loader'
import { HomeForm } from './home-form'
import { emptyValues, valuesOf, type HomeValues } from './home-values'
import { storedEntries, type Entries } from './entries-storage'
import { OwnSubmissions } from './own-submissions'
import { useHomeStrings } from './use-home-strings'
import '@doorway/admin-kit/styles/base.css'
import '../../../parts/upload-queue/upload-queue.css'
import './home.css'

const COLUMN = '/preschoolEducation/homeProduced'

function Forbidden() {
  const { words } = useHomeStrings()
  return (
    <Notice kind="forbidden" title={words.forbidden} hint={words.forbiddenHint}>
      <SiteLink to={COLUMN} className="dw-portal-button">
        {words.back}
      </SiteLink>
    </Notice>
  )
}

interface Opened {
  /** Counts the forms of this visit; the user has opened all but the first. */
  count: number
  entries: Entries
}

const begun = (): Opened => ({ count: 0, entries: storedEntries() ?? { values: emptyValues, saved: emptyValues } })

function HomeParts({ data }: { data: HomeData }) {
  const { words } = useHomeStrings()
  const { t } = usePreferences()
  const { revalidate } = useRevalidator()
  const { isLoading } = useSession()
  const mayLeave = useMayLeave()
  const [opened, setOpened] = useState(begun)
  const [isRestored] = useState(() => storedEntries() !== undefined)
  const start = (values: HomeValues = emptyValues, saved: HomeValues = emptyValues) =>
    setOpened(({ count }) => ({ count: count + 1, entries: { values, saved } }))
  const openDraft = async (values: HomeValues) => {
    if (await mayLeave()) start(values, values)
  }
  const { count, entries } = opened
  return (
    <>
      <header>
        <h1 tabIndex={-1}>{words.title}</h1>
        <p className="dw-upload-note">{words.lead}</p>
        <SiteLink to={COLUMN}>{words.back}</SiteLink>
      </header>
      {isRestored && count === 0 && <p role="status">{words.restored}</p>}
      {/* Stored entries belong to one user, so the form waits until the session is loaded. */}
      {isLoading ? (
        <p role="status">{t.failure.loading}</p>
      ) : (
        <HomeForm
          key={count}
          data={data}
          entries={entries}
          shouldFocus={count > 0}
          onDraft={(draft) => setOpened((now) => ({ ...now, entries: { values: draft, saved: draft } }))}
          onSaved={revalidate}
          onStart={start}
        />
      )}
      <OwnSubmissions
        data={data}
        onEdit={(submission) => void openDraft(valuesOf(submission))}
        onRemoved={({ id }) => id === entries.values.id && start()}
      />
    </>
  )
}

/** The submission page of parents: the form, and below it their submissions (domain 1.3). */
export default function HomeSubmissions({ data }: { data: HomeData | null }) {
  const { locale, theme, isElder, t } = usePreferences()
  const [client] = useState(hostClient)
  return (
    <DoorwayProvider client={client} locale={locale} theme={theme} isElder={isElder} instanceId="home-submissions">
      <Suspense fallback={<p role="status">{t.failure.loading}</p>}>
        <div className="dw-family dw-portal-container">{data ? <HomeParts data={data} /> : <Forbidden />}</div>
      </Suspense>
    </DoorwayProvider>
  )
}
