import { Button, ProgressBar } from '@doorway/ui'
import { useEffect } from 'react'
import { useLatest } from '../../../context/use-latest'
import { useNotify } from '../../../mutations/use-notify'
import { useTranslate } from '../../../context/use-translate'
import { isTaskOpen } from '../../../tasks/task.queries'
import { QuestionTexts } from '../bulk/question-texts'
import { useExportTask } from './export-task.queries'
import type { UserExport } from './use-user-export'

/** Progress before the server has reported any. */
const NOT_STARTED = { done: 0, total: null }

export interface ExportTaskProps {
  taskId: string
  work: Pick<UserExport, 'save' | 'endTask'>
}

function Progress({ taskId, work }: ExportTaskProps) {
  const t = useTranslate()
  const notify = useNotify()
  const { task, error, download, cancel } = useExportTask(taskId, notify.failure)
  const finish = async () => {
    if (error) notify.failure(error)
    else if (task?.state === 'done') work.save(await download(task.id))
    else if (task?.state === 'cancelled') notify.success(t('userQuestions.exportTask.cancelled'))
    else if (task) notify.refusal(t('userQuestions.exportTask.failed', { reason: task.message }))
  }
  const end = useLatest(() => void finish().catch(notify.failure).finally(work.endTask))
  const isOver = error !== null || (task !== undefined && !isTaskOpen(task))
  useEffect(() => {
    if (isOver) end.current()
  }, [isOver, end])

  const { done, total } = task ?? NOT_STARTED
  return (
    <div className="dw-user-task" role="group" aria-label={t('userQuestions.exportTask.label')}>
      <ProgressBar
        label={t('userQuestions.exportTask.running')}
        value={done}
        max={total}
        valueText={total === null ? undefined : `${done} / ${total}`}
      />
      <Button size="s" onClick={cancel}>
        {t('kit.ui.cancel')}
      </Button>
    </div>
  )
}

/** A large export in progress: how far it is, a way to stop it, and the file as soon as it is ready. */
export function ExportTask(props: ExportTaskProps) {
  return (
    <QuestionTexts fallback={null}>
      <Progress {...props} />
    </QuestionTexts>
  )
}
