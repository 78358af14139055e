import { Button, ProgressBar } from '@doorway/ui'
import { useState } from 'react'
import { saveDownload } from '../../browser/browser-actions'
import { useTranslate } from '../../context/use-translate'
import { FailurePanel } from '../../loading/failure-panel'
import { useNotify } from '../../mutations/use-notify'
import { isTaskOpen, useTask, useTaskResult } from '../../tasks/task.queries'
import { useExportCertificates } from './certificate-templates.queries'

/** Progress of the task, then its file. */
function TaskState({ id }: { id: string }) {
  const t = useTranslate()
  const notify = useNotify()
  const { data: task, error, refetch } = useTask(id)
  const downloading = useTaskResult()
  if (!task && error) return <FailurePanel error={error} onRetry={() => void refetch()} />
  if (!task || isTaskOpen(task))
    return (
      <ProgressBar
        label={t('results.certificate.batch')}
        value={task ? task.done : 0}
        max={task ? task.total : null}
        valueText={
          task && task.total !== null
            ? t('results.certificate.batchProgress', { done: task.done, total: task.total })
            : undefined
        }
      />
    )
  if (task.state !== 'done') return <p className="dw-result-warning">{t('results.certificate.batchFailed')}</p>
  const download = () => downloading.mutate(id, { onSuccess: saveDownload, onError: notify.failure })
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
  const start = () => exporting.mutate(competitionId, { onSuccess: setTaskId, onError: notify.failure })
  return (
    <div className="dw-result-pane">
      <div className="dw-result-tools">
        <Button icon="download" isBusy={exporting.isPending} onClick={start}>
          {t('results.certificate.batch')}
        </Button>
        <span className="dw-result-muted">{t('results.certificate.batchHint')}</span>
      </div>
      {taskId !== null && <TaskState key={taskId} id={taskId} />}
    </div>
  )
}
