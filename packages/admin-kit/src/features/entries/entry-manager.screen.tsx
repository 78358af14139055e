import { PageHeader, Select, Skeleton, StatePanel, Tabs } from '@doorway/ui'
import { Suspense } from 'react'
import { useKitLocation, useKitNavigate } from '../../context/use-location'
import { useTranslate } from '../../context/use-translate'
import { FailurePanel } from '../../loading/failure-panel'
import { useReady } from '../../loading/use-ready'
import { Widget } from '../../loading/widget'
import type { ScreenProps } from '../../loading/widget-handle'
import { useCan, useCodesPending } from '../../session/use-session'
import { entryCodes } from './entries.codes'
import { useReviewedCompetitions } from './entries.queries'
import { EntryList } from './entry-list'
import { EntryTexts } from './entry-texts'
import { recommendPanel } from './lazy-parts'
import { WorkList } from './work-list'

export type EntryManagerProps = ScreenProps

/** Entries and works of the chosen competition; the newest one is chosen first. */
function CompetitionPanel() {
  const t = useTranslate()
  const can = useCan()
  const { query } = useKitLocation()
  const navigate = useKitNavigate()
  const competitions = useReviewedCompetitions()
  useReady(competitions.data !== undefined)
  if (competitions.error) return <FailurePanel error={competitions.error} onRetry={() => void competitions.refetch()} />
  if (!competitions.data) return <Skeleton width="full" />
  const rows = competitions.data
  const chosen = rows.find(({ id }) => String(id) === query['competition']) ?? rows[0]
  if (!chosen) return <StatePanel kind="empty" title={t('entries.noCompetition')} />
  const tabs = [
    {
      id: 'entries',
      label: t('entries.tab.entries'),
      content: <EntryList key={chosen.id} competitionId={chosen.id} />,
    },
    ...(can(entryCodes.listWorks)
      ? [
          {
            id: 'works',
            label: t('entries.tab.works'),
            content: <WorkList key={chosen.id} competitionId={chosen.id} />,
          },
        ]
      : []),
    ...(can(entryCodes.recommend)
      ? [
          {
            id: 'recommend',
            label: t('entries.tab.recommend'),
            content: (
              <Suspense fallback={<Skeleton width="full" />}>
                <recommendPanel.Part key={chosen.id} competitionId={chosen.id} />
              </Suspense>
            ),
          },
        ]
      : []),
  ]
  return (
    <div className="dw-entry-stack">
      <Select
        className="dw-entry-competition"
        aria-label={t('entries.competition')}
        placeholder={null}
        value={String(chosen.id)}
        options={rows.map(({ id, name }) => ({ value: String(id), label: name }))}
        onValueChange={(competition) => navigate({ query: { competition, work: null, unit: null } })}
      />
      <Tabs
        label={t('entries.tabs')}
        selectedId={tabs.find(({ id }) => id === query['tab'])?.id ?? 'entries'}
        onSelect={(tab) => navigate({ query: { tab, work: null } })}
        tabs={tabs}
      />
    </div>
  )
}

function EntryScreen() {
  const t = useTranslate()
  const isPending = useCodesPending()
  return (
    <div className="dw-entry-stack">
      <PageHeader title={t('entries.title')} />
      {isPending ? <Skeleton width="full" /> : <CompetitionPanel />}
    </div>
  )
}

/** 报名与作品: what is entered in a competition, within the reviewer's scope. */
export function EntryManager({ handle }: EntryManagerProps) {
  return (
    <Widget part="entry-manager" handle={handle}>
      <Suspense fallback={<Skeleton width="full" />}>
        <EntryTexts>
          <EntryScreen />
        </EntryTexts>
      </Suspense>
    </Widget>
  )
}
