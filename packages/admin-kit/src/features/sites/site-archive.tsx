import type { Task } from '@doorway/api-client'
import { Button, Checkbox, Dialog, ProgressBar, Skeleton } from '@doorway/ui'
import { useState } from 'react'
import { saveDownload } from '../../browser/browser-actions'
import { useTranslate } from '../../context/use-translate'
import { FailurePanel } from '../../loading/failure-panel'
import { useNotify } from '../../mutations/use-notify'
import { isTaskOpen, useCancelTask, useTask, useTaskResult } from '../../tasks/task.queries'
import type { SiteRow } from './site-types'
import { useArchiveSite } from './sites.queries'

/** How far an archive is, and a button to cancel it. */
function ArchiveProgress({ task }: { task: Task }) {
  const t = useTranslate()
  const notify = useNotify()
  const cancelling = useCancelTask()
  const { id, done, total } = task
  return (
    <div className="dw-site-stack">
      <ProgressBar
        label={t('sites.archive.running')}
        value={done}
        max={total}
        valueText={total === null ? undefined : t('sites.archive.progress', { done, total })}
      />
      <p className="dw-site-muted">{t('sites.archive.background')}</p>
      <div className="dw-site-row">
        <Button
          size="s"
          isBusy={cancelling.isPending}
          onClick={() => cancelling.mutate(id, { onError: notify.failure })}
        >
          {t('sites.archive.stop')}
        </Button>
      </div>
    </div>
  )
}

/** The archive that a task has made, or why there is none. */
function ArchiveResult({ task }: { task: Task }) {
  const t = useTranslate()
  const notify = useNotify()
  const downloading = useTaskResult()
  const { id, state, fileName, message } = task
  if (state === 'cancelled') return <p role="status">{t('sites.archive.cancelled')}</p>
  if (state !== 'done') return <p role="alert">{t('sites.archive.failed', { message })}</p>
  const download = () => downloading.mutate(id, { onSuccess: saveDownload, onError: notify.failure })
  return (
    <div className="dw-site-stack" role="status">
      <p>{t('sites.archive.done')}</p>
      <div className="dw-site-row">
        <Button icon="download" isBusy={downloading.isPending} onClick={download}>
          {fileName ?? t('sites.archive.download')}
        </Button>
      </div>
    </div>
  )
}

function ArchiveTask({ id }: { id: string }) {
  const { data: task, error, refetch } = useTask(id)
  if (!task && error) return <FailurePanel error={error} onRetry={() => void refetch()} />
  if (!task) return <Skeleton width="full" />
  return isTaskOpen(task) ? <ArchiveProgress task={task} /> : <ArchiveResult task={task} />
}

export interface SiteArchiveProps {
  site: SiteRow
  onClose: () => void
}

/** Exports a site as an archive of plain files: what it holds, how far it is, and the file. */
export function SiteArchive({ site, onClose }: SiteArchiveProps) {
  const t = useTranslate()
  const notify = useNotify()
  const starting = useArchiveSite()
  const [withMedia, setWithMedia] = useState(true)
  const [taskId, setTaskId] = useState<string | null>(null)
  const start = () => starting.mutate({ id: site.id, withMedia }, { onSuccess: setTaskId, onError: notify.failure })
  const footer = (
    <>
      <Button onClick={onClose}>{t(taskId === null ? 'kit.ui.cancel' : 'kit.ui.close')}</Button>
      {taskId === null && (
        <Button variant="primary" isBusy={starting.isPending} onClick={start}>
          {t('sites.archive.start')}
        </Button>
      )}
    </>
  )
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('sites.archive.title')}
      description={t('sites.archive.text', { name: site.name })}
      footer={footer}
    >
      {taskId === null ? (
        <div className="dw-site-stack">
          <Checkbox checked={withMedia} onCheckedChange={setWithMedia} label={t('sites.archive.media')} />
          <p className="dw-site-muted">{t('sites.archive.mediaHint')}</p>
        </div>
      ) : (
        <ArchiveTask id={taskId} />
      )}
    </Dialog>
  )
}
