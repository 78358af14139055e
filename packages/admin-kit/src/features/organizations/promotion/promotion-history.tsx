import type { Promotion } from '@doorway/api-client'
import { Button, Chip, ConfirmDialog, DataTable, StatePanel, type ChipTone, type DataColumn } from '@doorway/ui'
import { useState } from 'react'
import { useTranslate } from '../../../context/use-translate'
import type { Translate } from '../../../i18n/translate'
import { FailurePanel } from '../../../loading/failure-panel'
import { useNotify } from '../../../mutations/use-notify'
import { usePromotions, useUndoPromotion } from './promotion.queries'

const tones: Record<Promotion['state'], ChipTone> = { unfinished: 'warning', done: 'success', undone: 'neutral' }
/** Characters of a time up to its minutes. */
const MINUTES = 16

const yearText = (t: Translate, { schoolYear: year }: Promotion) =>
  t('schoolChanges.promotion.year', { year, next: year + 1 })

function columnsOf(t: Translate): DataColumn<Promotion>[] {
  return [
    { id: 'year', header: t('schoolChanges.promotion.schoolYear'), cell: (promotion) => yearText(t, promotion) },
    {
      id: 'state',
      header: t('schoolChanges.promotion.state'),
      width: 104,
      cell: ({ state }) => <Chip tone={tones[state]}>{t(`schoolChanges.promotion.states.${state}`)}</Chip>,
    },
    {
      id: 'schools',
      header: t('schoolChanges.promotion.schools'),
      width: 96,
      align: 'end',
      cell: ({ schools }) => schools.toLocaleString(),
    },
    { id: 'by', header: t('schoolChanges.promotion.by'), width: 112, cell: ({ createdBy }) => createdBy },
    {
      id: 'at',
      header: t('schoolChanges.promotion.at'),
      width: 152,
      cell: ({ createdAt }) => createdAt.slice(0, MINUTES),
    },
  ]
}

/** Undoes a promotion after a question that names what follows. */
export function useUndoing() {
  const t = useTranslate()
  const notify = useNotify()
  const undoing = useUndoPromotion()
  const [promotion, setPromotion] = useState<Pick<Promotion, 'id' | 'schools'> | null>(null)
  const confirm = () => {
    if (!promotion) return
    undoing.mutate(promotion.id, {
      onSuccess: ({ schools }) => notify.success(t('schoolChanges.promotion.undoneText', { schools })),
      onError: notify.failure,
      onSettled: () => setPromotion(null),
    })
  }
  const question = promotion && (
    <ConfirmDialog
      isOpen
      isDanger
      title={t('schoolChanges.promotion.undo')}
      question={t('schoolChanges.promotion.undoQuestion')}
      consequence={t('schoolChanges.promotion.undoConsequence', { schools: promotion.schools })}
      confirmLabel={t('schoolChanges.promotion.undo')}
      isBusy={undoing.isPending}
      onConfirm={confirm}
      onCancel={() => setPromotion(null)}
    />
  )
  return { start: setPromotion, question }
}

/** Promotions of the past; what stands can be undone. */
export function PromotionHistory() {
  const t = useTranslate()
  const list = usePromotions()
  const undoing = useUndoing()
  return (
    <section className="dw-change-stack">
      <h3 className="dw-change-title">{t('schoolChanges.promotion.history')}</h3>
      <DataTable
        caption={t('schoolChanges.promotion.history')}
        columns={columnsOf(t)}
        rows={list.data ?? []}
        rowKey={({ id }) => id}
        rowLabel={(promotion) => yearText(t, promotion)}
        density="compact"
        renderActions={(promotion) =>
          promotion.state === 'undone' ? null : (
            <Button size="s" variant="quiet" onClick={() => undoing.start(promotion)}>
              {t('schoolChanges.promotion.undo')}
            </Button>
          )
        }
        actionsWidth={104}
        isLoading={list.isPending}
        pageSize={3}
        errorState={list.error && <FailurePanel error={list.error} onRetry={() => void list.refetch()} />}
        emptyState={<StatePanel kind="empty" title={t('schoolChanges.promotion.noHistory')} />}
      />
      {undoing.question}
    </section>
  )
}
