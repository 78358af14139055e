import { Button, Skeleton, StatePanel } from '@doorway/ui'
import { Suspense, useState } from 'react'
import { useKitLocation, useKitNavigate } from '../../context/use-location'
import { useTranslate } from '../../context/use-translate'
import { FailurePanel } from '../../loading/failure-panel'
import { useCan } from '../../session/use-session'
import { judgeCodes } from './judges.codes'
import { FIRST_SIZE } from './assigned-works'
import { useBoard, usePrefetchAssignments } from './judges.queries'
import type { Board, Panel, PanelCompetition } from './judge-types'
import { panelForm } from './lazy-parts'
import { PanelDetail } from './panel-detail'

interface PanelListProps {
  board: Board
  selectedId: number | null
  onSelect: (panel: Panel) => void
}

const nameOf = (rows: readonly { id: number; name: string }[], id: number) => rows.find((row) => row.id === id)?.name

/** Panels with how many of their works have all judges. */
function PanelList({ board, selectedId, onSelect }: PanelListProps) {
  const t = useTranslate()
  return (
    <ul className="dw-judge-panels" aria-label={t('judges.panels')}>
      {board.panels.map((panel) => (
        <li key={panel.id}>
          <button
            type="button"
            className="dw-judge-panel"
            aria-current={panel.id === selectedId || undefined}
            onClick={() => onSelect(panel)}
          >
            <strong>{panel.name}</strong>
            <span className="dw-judge-number">
              {t('judges.covered', { covered: panel.covered, works: panel.works })}
            </span>
            <small>
              {[nameOf(board.rounds, panel.phaseId), nameOf(board.groups, panel.groupId)]
                .filter((name) => name !== undefined)
                .join(' · ')}
            </small>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Requests the works of the panel that opens first along with the panels. */
function FirstWorks({ panelId }: { panelId: number }) {
  usePrefetchAssignments(panelId, FIRST_SIZE)
  return null
}

/** Panels of a competition; the first one is open. */
export function PanelBoard({ competition: { id: competitionId, firstPanelId } }: { competition: PanelCompetition }) {
  const t = useTranslate()
  const { query } = useKitLocation()
  const navigate = useKitNavigate()
  const can = useCan()
  const [edited, setEdited] = useState<Panel | 'new' | null>(null)
  const board = useBoard(competitionId)
  if (board.error) return <FailurePanel error={board.error} onRetry={() => void board.refetch()} />
  if (!board.data) {
    const opensFirst = query['panel'] === undefined && can(judgeCodes.assign)
    return (
      <>
        {opensFirst && firstPanelId && <FirstWorks panelId={firstPanelId} />}
        <Skeleton width="full" />
      </>
    )
  }
  const { panels, isOpen, rounds } = board.data
  const chosen = panels.find(({ id }) => String(id) === query['panel']) ?? panels[0]
  const canAdd = can(judgeCodes.assign) && isOpen && rounds.some(({ isOver }) => !isOver)
  const open = (id: number) => navigate({ query: { panel: String(id) } })
  return (
    <div className="dw-judge-layout">
      <div className="dw-judge-stack">
        {canAdd && (
          <Button icon="plus" onClick={() => setEdited('new')}>
            {t('judges.form.add')}
          </Button>
        )}
        {panels.length > 0 && (
          <PanelList board={board.data} selectedId={chosen ? chosen.id : null} onSelect={({ id }) => open(id)} />
        )}
      </div>
      {chosen ? (
        <PanelDetail key={chosen.id} board={board.data} panel={chosen} onEdit={() => setEdited(chosen)} />
      ) : (
        <StatePanel kind="empty" title={t('judges.noPanels')} text={t('judges.noPanelsHint')} />
      )}
      {edited && (
        <Suspense fallback={null}>
          <panelForm.Part
            competitionId={competitionId}
            board={board.data}
            panel={edited === 'new' ? null : edited}
            onSaved={({ id }) => open(id)}
            onClose={() => setEdited(null)}
          />
        </Suspense>
      )}
    </div>
  )
}
