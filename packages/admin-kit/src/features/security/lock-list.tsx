import type { SignInLock } from '@doorway/api-client'
import { Button, ConfirmDialog, DataTable, StatePanel, type DataColumn } from '@doorway/ui'
import { useState } from 'react'
import { useTranslate } from '../../context/use-translate'
import type { Translate } from '../../i18n/translate'
import { FailurePanel } from '../../loading/failure-panel'
import { useNotify } from '../../mutations/use-notify'
import { useLiftLock, useLocks } from './security.queries'

const ACTIONS_WIDTH = 96

function columnsOf(t: Translate): DataColumn<SignInLock>[] {
  return [
    { id: 'kind', header: t('security.locks.kind'), width: 96, cell: ({ kind }) => t(`security.locks.kinds.${kind}`) },
    { id: 'subject', header: t('security.locks.subject'), cell: ({ subject }) => subject },
    { id: 'name', header: t('security.person'), cell: ({ name }) => name },
    { id: 'organization', header: t('security.organization'), cell: ({ organizationName }) => organizationName },
    { id: 'failures', header: t('security.locks.failures'), width: 96, align: 'end', cell: ({ failures }) => failures },
    { id: 'until', header: t('security.locks.until'), width: 152, cell: ({ until }) => until.slice(0, 16) },
  ]
}

/** 登录锁定: names and networks that cannot sign in freely, and 解锁. */
export function LockList() {
  const t = useTranslate()
  const notify = useNotify()
  const locks = useLocks()
  const lifting = useLiftLock()
  const [chosen, setChosen] = useState<SignInLock | null>(null)
  const confirm = () => {
    if (!chosen) return
    lifting.mutate(chosen, {
      onSuccess: () => notify.success(t('security.locks.lifted', { subject: chosen.subject })),
      onError: notify.failure,
      onSettled: () => setChosen(null),
    })
  }
  return (
    <>
      <DataTable
        caption={t('security.locks.title')}
        columns={columnsOf(t)}
        rows={locks.data ?? []}
        rowKey={({ kind, subject }) => `${kind} ${subject}`}
        rowLabel={({ subject }) => subject}
        renderActions={(lock) => (
          <Button variant="quiet" onClick={() => setChosen(lock)}>
            {t('security.locks.lift')}
          </Button>
        )}
        actionsWidth={ACTIONS_WIDTH}
        isLoading={locks.isPending}
        errorState={locks.error && <FailurePanel error={locks.error} onRetry={() => void locks.refetch()} />}
        emptyState={<StatePanel kind="empty" title={t('security.locks.empty')} text={t('security.locks.emptyHint')} />}
      />
      <ConfirmDialog
        isOpen={chosen !== null}
        title={t('security.locks.lift')}
        question={chosen && t('security.locks.question', { subject: chosen.subject })}
        consequence={t('security.locks.consequence')}
        confirmLabel={t('security.locks.lift')}
        isBusy={lifting.isPending}
        onConfirm={confirm}
        onCancel={() => setChosen(null)}
      />
    </>
  )
}
