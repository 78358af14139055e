import { useQueryParam } from '../../parts/links/use-query-params'
import { SiteLink } from '../../parts/links/site-link'
import { Tabs } from '../../parts/list/tabs'
import type { CompetitionCard } from '../../data/portal-reader'
import { usePageStrings } from '../../use-page-strings'
import { tabAddress } from './competition.loader'
import { route } from './competition.route'
import { phaseLabel } from '../../parts/competition-phases/phase-label'

const STAGES = ['signup', 'running', 'coming', 'finished'] as const

export interface CompetitionListProps {
  competitions: readonly CompetitionCard[]
  path: string
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

/** Competitions as cards, narrowed by how far they are. */
export function CompetitionList({ competitions, path }: CompetitionListProps) {
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
    <div className="dw-portal-container dw-competition-list">
      <h1 tabIndex={-1}>{texts.titles['/othersSignUpList']}</h1>
      <Tabs tabs={tabs} />
      {shown.length === 0 && <p role="status">{texts.noneOfStage}</p>}
      <ul>
        {shown.map((competition) => (
          <Card key={competition.id} competition={competition} path={path} />
        ))}
      </ul>
    </div>
  )
}
