import { Button, Chip, IconButton, Skeleton, StatePanel } from '@doorway/ui'
import { useState } from 'react'
import { useTranslate } from '../../context/use-translate'
import { FailurePanel } from '../../loading/failure-panel'
import { useNotify } from '../../mutations/use-notify'
import { useListed, useSaveRecommendation } from './recommend.queries'
import type { UnitKey, UnitWork } from './recommend-types'
import { useRankDrag, withMoved } from './use-rank-drag'

interface WorkTextProps {
  work: UnitWork
}

/** Title of a work with who has made it. */
function WorkText({ work }: WorkTextProps) {
  const t = useTranslate()
  const { title, workNo, groupName, courseName, applicantName, schoolName } = work
  const isLost = !work.isEligible && (work.state === 'withdrawn' || work.state === 'disqualified')
  return (
    <span className="dw-entry-rank-text">
      <span>
        {title} {isLost && <Chip tone="danger">{t('entries.recommend.lost')}</Chip>}
      </span>
      <span className="dw-entry-muted">
        {[workNo, groupName, courseName, applicantName, schoolName].filter((text) => text !== null).join(' · ')}
      </span>
    </span>
  )
}

/** Moves and takes back works; the new order shows at once, and the stored one when the server has responded. */
function useRanking(unit: UnitKey, works: readonly UnitWork[]) {
  const t = useTranslate()
  const notify = useNotify()
  const saving = useSaveRecommendation()
  const [order, setOrder] = useState<readonly number[] | null>(null)
  const [message, setMessage] = useState('')
  const stored = works.map(({ id }) => id)
  const ids = order ?? stored
  const save = async (work: UnitWork, rank: number | null, text: string) => {
    try {
      await saving.mutateAsync({ ...unit, workId: work.id, rank })
      setMessage(text)
    } catch (error) {
      notify.failure(error)
    }
    setOrder(null)
  }
  const move = (id: number, index: number) => {
    const work = works.find((one) => one.id === id)
    if (!work || saving.isPending) return
    setOrder(withMoved(ids, id, index))
    const rank = index + 1
    void save(work, rank, t('entries.recommend.moved', { title: work.title, rank }))
  }
  const takeBack = (work: UnitWork) => void save(work, null, t('entries.recommend.takenBack', { title: work.title }))
  const sorted = ids.flatMap((id) => works.find((work) => work.id === id) ?? [])
  return { sorted, ids, move, takeBack, message, isBusy: saving.isPending }
}

interface RankedLinesProps {
  unit: UnitKey
  works: readonly UnitWork[]
  canEdit: boolean
}

function RankedLines({ unit, works, canEdit }: RankedLinesProps) {
  const t = useTranslate()
  const ranking = useRanking(unit, works)
  const { list, drag, handleOf } = useRankDrag(ranking.ids, ranking.move)
  const ids = drag ? withMoved(ranking.ids, drag.id, drag.index) : ranking.ids
  return (
    <>
      {canEdit && <small className="dw-entry-muted">{t('entries.recommend.moveHint')}</small>}
      <ol ref={list} className="dw-entry-ranks" aria-label={t('entries.recommend.list')}>
        {ranking.sorted.map((work, index) => (
          <li
            key={work.id}
            className="dw-entry-rank"
            data-id={work.id}
            data-dragged={drag?.id === work.id || undefined}
            style={{ order: ids.indexOf(work.id) }}
          >
            {canEdit && (
              <IconButton
                icon="density"
                className="dw-entry-rank-handle"
                label={t('entries.recommend.handle', { title: work.title, rank: index + 1 })}
                {...handleOf(work.id)}
              />
            )}
            <span className="dw-entry-rank-no">{ids.indexOf(work.id) + 1}</span>
            <WorkText work={work} />
            {canEdit && (
              <Button
                size="s"
                variant="quiet"
                isBusy={ranking.isBusy}
                aria-label={t('entries.recommend.takeBackOf', { title: work.title })}
                onClick={() => ranking.takeBack(work)}
              >
                {t('entries.recommend.takeBack')}
              </Button>
            )}
          </li>
        ))}
      </ol>
      <span role="status" className="dw-entry-said">
        {ranking.message}
      </span>
    </>
  )
}

export interface RankedListProps {
  unit: UnitKey
  /** The list is the person's own and not submitted. */
  canEdit: boolean
}

/** The works that a unit recommends, in its order. */
export function RankedList({ unit, canEdit }: RankedListProps) {
  const t = useTranslate()
  const { data, error, refetch } = useListed(unit)
  if (error && !data) return <FailurePanel error={error} onRetry={() => void refetch()} isCompact />
  if (!data) return <Skeleton width="full" />
  if (data.rows.length === 0) return <StatePanel kind="empty" title={t('entries.recommend.listEmpty')} isCompact />
  return <RankedLines unit={unit} works={data.rows} canEdit={canEdit} />
}
