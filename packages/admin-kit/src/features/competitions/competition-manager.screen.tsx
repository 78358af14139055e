import { Skeleton } from '@doorway/ui'
import { Suspense } from 'react'
import { useKitLocation, useKitNavigate } from '../../context/use-location'
import { Widget } from '../../loading/widget'
import type { ScreenProps } from '../../loading/widget-handle'
import { useCodesPending } from '../../session/use-session'
import { CompetitionList } from './competition-list'
import { CompetitionTexts } from './competition-texts'
import { stepIds } from './competition-types'
import { competitionEditor } from './lazy-parts'

export type CompetitionManagerProps = ScreenProps

function CompetitionScreen() {
  const { query } = useKitLocation()
  const navigate = useKitNavigate()
  const isPending = useCodesPending()
  const id = Number(query['competition'])
  const open = (competition: number | null) =>
    navigate({ query: { competition: competition === null ? null : String(competition), step: null } })
  if (isPending) return <Skeleton width="full" />
  if (!id) return <CompetitionList onOpen={open} />
  return (
    <Suspense fallback={<Skeleton width="full" />}>
      <competitionEditor.Part
        key={id}
        id={id}
        step={stepIds.find((known) => known === query['step']) ?? 'basics'}
        onStep={(step) => navigate({ query: { step } })}
        onClose={() => open(null)}
      />
    </Suspense>
  )
}

/** 赛事配置: the competitions of an organiser from the first draft to the archive. */
export function CompetitionManager({ handle }: CompetitionManagerProps) {
  return (
    <Widget part="competition-manager" handle={handle}>
      <Suspense fallback={<Skeleton width="full" />}>
        <CompetitionTexts>
          <CompetitionScreen />
        </CompetitionTexts>
      </Suspense>
    </Widget>
  )
}
