import { lazy, Suspense } from 'react'
import { usePreferences } from '../../../preferences/preferences-context'
import { useQueryParam } from '../../parts/links/use-query-params'
import { SiteLink } from '../../parts/links/site-link'
import { Tabs } from '../../parts/list/tabs'
import type { CompetitionCard } from '../../data/portal-reader'
import { usePageStrings } from '../../use-page-strings'
import { loadBehalfPanel } from './behalf/load-behalf-panel'
import { PageTabs } from './behalf/page-tabs'
import { ENTER_OTHERS } from './behalf/reader-permissions'
import { tabAddress } from './competition.loader'
import { route } from './competition.route'
import { phaseLabel } from '../../parts/competition-phases/phase-label'

// With the console's parts, which those who only read the list do not need.
const BehalfPanel = lazy(loadBehalfPanel)

const STAGES = ['signup', 'running', 'coming', 'finished'] as const

export interface CompetitionListProps {
  competitions: readonly CompetitionCard[]
  path: string
  /** Permission codes of the reader. */
  permissions: readonly string[]
}

function Card({ competition, path }: { competition: CompetitionCard; path: string }) {
  const texts = usePageStrings(route)
  const { id, name, summary, stage, phases } = competition
  const signup = phases.find(({ kind }) => kind === 'signup')
  return (
    <li className="dw-competition-card" data-stage={stage}>
      <p className="dw-competition-stage">{texts.stages[stage]}</p>
      <h2>
        <SiteLink to={tabAddress(path, id, stage === 'signup' ? 'entry' : 'intro')}>{name}</SiteLink>
      </h2>
      <p>{summary}</p>
      {signup && (
        <p className="dw-competition-days">
          {phaseLabel(signup, texts.phaseNames)} <time>{signup.startAt.slice(0, 10)}</time> –{' '}
          <time>{signup.endAt.slice(0, 10)}</time>
        </p>
      )}
    </li>
  )
}

function Cards({ competitions, path }: Omit<CompetitionListProps, 'permissions'>) {
  const texts = usePageStrings(route)
  const stage = useQueryParam('stage')
  const shown = competitions.filter((competition) => stage === undefined || competition.stage === stage)
  const tabs = [
    { to: path, label: texts.allStages, isCurrent: stage === undefined },
    ...STAGES.map((each) => ({
      to: `${path}?stage=${each}`,
      label: texts.stages[each],
      isCurrent: stage === each,
    })),
  ]
  return (
    <>
      <Tabs tabs={tabs} />
      {shown.length === 0 && <p role="status">{texts.noneOfStage}</p>}
      <ul>
        {shown.map((competition) => (
          <Card key={competition.id} competition={competition} path={path} />
        ))}
      </ul>
    </>
  )
}

/** Competitions as cards, narrowed by how far they are; for schools, what they have entered for their people as well. */
export function CompetitionList({ competitions, path, permissions }: CompetitionListProps) {
  const { t } = usePreferences()
  const texts = usePageStrings(route)
  const isBehalf = useQueryParam('view') === 'behalf'
  return (
    <div className="dw-portal-container dw-competition-list">
      <div className="dw-competition-list-head">
        {/* The screen of the other tab has a title of its own. */}
        {!isBehalf && <h1 tabIndex={-1}>{texts.titles['/othersSignUpList']}</h1>}
        {(isBehalf || permissions.includes(ENTER_OTHERS)) && <PageTabs path={path} isBehalf={isBehalf} />}
      </div>
      {isBehalf ? (
        <Suspense fallback={<p className="dw-competition-wait">{t.failure.loading}</p>}>
          <BehalfPanel permissions={permissions} />
        </Suspense>
      ) : (
        <Cards competitions={competitions} path={path} />
      )}
    </div>
  )
}
