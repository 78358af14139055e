import { lazy, Suspense } from 'react'
import { usePreferences } from '../../../preferences/preferences-context'
import { useSignedIn } from '../../../session/use-signed-in'
import type { CompetitionDetail } from '../../data/portal-reader'
import { SiteLink } from '../../parts/links/site-link'
import { Tabs } from '../../parts/list/tabs'
import { NewsRows } from '../../parts/list-rows/news-rows'
import { usePageStrings } from '../../use-page-strings'
import { type CompetitionPage, tabAddress, type TabName } from './competition.loader'
import { route } from './competition.route'
import { CriteriaTable, Intro, Schedule } from './competition-sections'
import { PhaseBar } from './phase-bar'
import { ActionLinks } from './action-links'

// What only signed-in people see is loaded in the browser, which alone knows them.
const OwnActions = lazy(() => import('./entry/own-actions'))
const EntryPanel = lazy(() => import('./entry/entry-panel'))
const WorkPanel = lazy(() => import('./work/work-panel'))

export interface CompetitionViewProps {
  page: CompetitionPage
  competition: CompetitionDetail
}

function SignInFirst({ address }: { address: string }) {
  const { t } = usePreferences()
  const texts = usePageStrings(route)
  return (
    <div className="dw-competition-sign-in">
      <p>{texts.signInHint}</p>
      <SiteLink to={`/login?redirect=${encodeURIComponent(address)}`} className="dw-portal-button">
        {t.header.signIn}
      </SiteLink>
    </div>
  )
}

function Section({ page, competition }: CompetitionViewProps) {
  const { t } = usePreferences()
  const texts = usePageStrings(route)
  const isSignedIn = useSignedIn()
  const { tab, path, stages, notices } = page
  if (tab === 'schedule') return <Schedule competition={competition} />
  if (tab === 'criteria') return <CriteriaTable competition={competition} />
  if (tab === 'notices') return notices.length > 0 ? <NewsRows rows={notices} facts={[]} /> : <p>{texts.noNotices}</p>
  if (tab === 'intro') return <Intro competition={competition} />
  if (!isSignedIn) return <SignInFirst address={tabAddress(path, competition.id, tab)} />
  return (
    <Suspense fallback={<p className="dw-competition-wait">{t.failure.loading}</p>}>
      {tab === 'entry' ? (
        <EntryPanel key={competition.id} competition={competition} stages={stages} />
      ) : (
        <WorkPanel key={competition.id} competition={competition} />
      )}
    </Suspense>
  )
}

function Editions({ page, competition }: CompetitionViewProps) {
  const texts = usePageStrings(route)
  const others = page.editions.filter(({ id }) => id !== competition.id)
  if (others.length === 0) return null
  return (
    <nav className="dw-competition-editions" aria-label={texts.otherEditions}>
      <span>{texts.otherEditions}</span>
      {others.map(({ id, shortName }) => (
        <SiteLink key={id} to={`${page.path}?id=${id}`}>
          {shortName}
        </SiteLink>
      ))}
    </nav>
  )
}

/** One competition: what is going on now, one main button, and its sections. */
export function CompetitionView({ page, competition }: CompetitionViewProps) {
  const texts = usePageStrings(route)
  const isSignedIn = useSignedIn()
  const { path, tab } = page
  const shown: TabName[] = ['intro', 'schedule', 'criteria', 'entry', 'works', 'notices']
  const visitors = <ActionLinks actions={competition.viewerActions} path={path} competition={competition} />
  return (
    <article className="dw-competition">
      <header className="dw-competition-head">
        <div className="dw-portal-container dw-competition-top">
          <p className="dw-competition-stage">{texts.stages[competition.stage]}</p>
          <h1 tabIndex={-1}>{competition.name}</h1>
          <p>{competition.summary}</p>
          <PhaseBar key={competition.serverTime} phases={competition.phases} serverTime={competition.serverTime} />
          <div className="dw-competition-actions">
            {isSignedIn ? (
              <Suspense fallback={visitors}>
                <OwnActions key={competition.id} path={path} competition={competition} />
              </Suspense>
            ) : (
              visitors
            )}
          </div>
        </div>
      </header>
      <div className="dw-portal-container dw-competition-body">
        <Tabs
          label={texts.sections}
          tabs={shown.map((name) => ({
            to: tabAddress(path, competition.id, name),
            label: texts.tabs[name],
            isCurrent: name === tab,
          }))}
        />
        <Section page={page} competition={competition} />
        <Editions page={page} competition={competition} />
      </div>
    </article>
  )
}
