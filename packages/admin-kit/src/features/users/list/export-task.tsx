import { taskEndpoints } from '@doorway/api-client/endpoints'
import { Button, ProgressBar } from '@doorway/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useApi } from '../../../context/use-api'
import { useNotify } from '../../../mutations/use-notify'
import { useTranslate } from '../../../context/use-translate'
import { exportTask } from '../users.queries'
import type { UserExport } from './use-user-export'

export interface ExportTaskProps {
  taskId: string
  work: Pick<UserExport, 'save' | 'endTask'>
}

/** A large export on its way: how far it is, a way to stop it, and the file as soon as it is ready. */
export function ExportTask({ taskId, work }: ExportTaskProps) {
  const t = useTranslate()
  const notify = useNotify()
  const tasks = useApi().endpoints(taskEndpoints)
  const { data: task, error } = useQuery(exportTask(tasks, taskId))
  const finish = async () => {
    if (error) notify.failure(error)
    else if (task?.state === 'done') work.save(await tasks.download(task.id))
    else if (task?.state === 'cancelled') notify.success(t('users.exportTask.cancelled'))
    else notify.refusal(t('users.exportTask.failed', { reason: task?.message ?? '' }))
  }
  const end = useRef<() => void>(() => undefined)
  useEffect(() => {
    end.current = () => void finish().catch(notify.failure).finally(work.endTask)
  })
  const isOver = error !== null || (task !== undefined && task.state !== 'queued' && task.state !== 'running')
  useEffect(() => {
    if (isOver) end.current()
  }, [isOver])

  const count = task?.total ?? null
  return (
    <div className="dw-user-task" role="group" aria-label={t('users.exportTask.label')}>
      <ProgressBar
        label={t('users.exportTask.running')}
        value={task?.done ?? 0}
        max={count}
        valueText={count === null ? undefined : `${task?.done ?? 0} / ${count}`}
      />
      <Button size="s" onClick={() => void tasks.cancel(taskId).catch(notify.failure)}>
        {t('kit.ui.cancel')}
      </Button>
    </div>
  )
}
