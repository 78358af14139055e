import type { Task } from '@doorway/api-client'
import { Button, ProgressBar } from '@doorway/ui'
import { useState } from 'react'
import { saveDownload } from '../../browser/browser-actions'
import { useTranslate } from '../../context/use-translate'
import { FailurePanel } from '../../loading/failure-panel'
import { useNotify } from '../../mutations/use-notify'
import { isTaskOpen, useCancelTask, useTask, useTaskResult } from '../../tasks/task.queries'
import { useExportCertificates } from './certificate-templates.queries'

/** Progress before the server has reported any. */
const NOT_STARTED = { done: 0, total: null }

/** How far the file is, with a way to stop it. */
function Progress({ id, task }: { id: string; task: Task | undefined }) {
  const t = useTranslate()
  const notify = useNotify()
  const cancelling = useCancelTask()
  const { done, total } = task ?? NOT_STARTED
  return (
    <div className="dw-result-progress" role="group" aria-label={t('results.certificate.batch')}>
      <ProgressBar
        label={t('results.tab.certificates')}
        value={done}
        max={total}
        valueText={total === null ? undefined : t('results.certificate.batchProgress', { done, total })}
      />
      <Button isBusy={cancelling.isPending} onClick={() => cancelling.mutate(id, { onError: notify.failure })}>
        {t('results.certificate.batchCancel')}
      </Button>
    </div>
  )
}

/** The file of a task that is done. */
function TaskFile({ task }: { task: Task }) {
  const t = useTranslate()
  const notify = useNotify()
  const downloading = useTaskResult()
  const download = () => downloading.mutate(task.id, { onSuccess: saveDownload, onError: notify.failure })
  return (
    <p className="dw-result-tools" role="status">
      {t('results.certificate.batchDone')}
      <Button size="s" icon="download" isBusy={downloading.isPending} onClick={download}>
        {task.fileName ?? t('results.certificate.download')}
      </Button>
    </p>
  )
}

/** Makes one PDF of all valid certificates in the background and shows how far it is. */
export function CertificateFile({ competitionId }: { competitionId: number }) {
  const t = useTranslate()
  const notify = useNotify()
  const exporting = useExportCertificates()
  const [taskId, setTaskId] = useState<string | null>(null)
  const { data: task, error, refetch } = useTask(taskId)
  const isRunning = taskId !== null && (task ? isTaskOpen(task) : error === null)
  const start = () => exporting.mutate(competitionId, { onSuccess: setTaskId, onError: notify.failure })
  return (
    <div className="dw-result-pane">
      <div className="dw-result-tools">
        <Button icon="download" isBusy={exporting.isPending || isRunning} onClick={start}>
          {t('results.certificate.batch')}
        </Button>
        {taskId !== null && isRunning && <Progress key={taskId} id={taskId} task={task} />}
      </div>
      <p className="dw-result-muted">{t('results.certificate.batchHint')}</p>
      {!task && error && <FailurePanel error={error} onRetry={() => void refetch()} />}
      {task?.state === 'done' && <TaskFile key={task.id} task={task} />}
      {task?.state === 'cancelled' && <p role="status">{t('results.certificate.batchCancelled')}</p>}
      {task?.state === 'failed' && (
        <p className="dw-result-warning" role="alert">
          {t('results.certificate.batchFailed')}
        </p>
      )}
    </div>
  )
}
