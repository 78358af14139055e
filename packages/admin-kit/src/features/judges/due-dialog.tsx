import { ApiError } from '@doorway/api-client'
import { Button, Dialog, Field, TextField } from '@doorway/ui'
import { useState } from 'react'
import { useFailureText, useTranslate } from '../../context/use-translate'
import { isSilent } from '../../context/use-events'
import { useNotify } from '../../mutations/use-notify'
import type { JudgeProgress, MonitoredPanel } from './judge-types'
import { useSetDueDate } from './monitor.queries'

const MINUTES_LENGTH = 16

export interface DueDialogProps {
  panel: MonitoredPanel
  /** Null: all judges of the panel. */
  judge: JudgeProgress | null
  onClose: () => void
}

/** Gives the open tasks of a panel, or of one judge, another due date. The judges get a message. */
export function DueDialog({ panel, judge, onClose }: DueDialogProps) {
  const t = useTranslate()
  const notify = useNotify()
  const failureText = useFailureText()
  const changing = useSetDueDate()
  const [dueAt, setDueAt] = useState(() => (judge?.dueAt ? judge.dueAt.slice(0, MINUTES_LENGTH).replace(' ', 'T') : ''))
  const [fault, setFault] = useState<string | null>(null)
  const submit = () => {
    if (dueAt === '') return setFault(t('judges.monitor.due.required'))
    setFault(null)
    const at = `${dueAt.replace('T', ' ').slice(0, MINUTES_LENGTH)}:00`
    changing.mutate(
      { panelId: panel.id, dueAt: at, ...(judge && { userId: judge.userId }) },
      {
        onSuccess: ({ tasks }) => {
          notify.success(t('judges.monitor.due.done', { count: tasks }))
          onClose()
        },
        onError: (error) => {
          if (isSilent(error)) return
          const own = error instanceof ApiError ? error.fieldErrors.find(({ field }) => field === 'dueAt') : undefined
          setFault(own?.msg ?? failureText(error))
        },
      },
    )
  }
  return (
    <Dialog
      isOpen
      size="s"
      title={t('judges.monitor.due.title')}
      description={t('judges.monitor.due.question', { name: judge ? judge.name : panel.name })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('kit.ui.cancel')}</Button>
          <Button variant="primary" isBusy={changing.isPending} onClick={submit}>
            {t('kit.ui.confirm')}
          </Button>
        </>
      }
    >
      <Field label={t('judges.monitor.due.field')} isRequired error={fault} hint={t('judges.monitor.due.hint')}>
        <TextField type="datetime-local" value={dueAt} onChange={({ target }) => setDueAt(target.value)} />
      </Field>
    </Dialog>
  )
}
