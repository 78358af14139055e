import { Button, Drawer, ProgressBar, Skeleton, StatePanel } from '@doorway/ui'
import { useEffect, useState } from 'react'
import { useLatest } from '../../context/use-latest'
import { useTranslate } from '../../context/use-translate'
import { FailurePanel } from '../../loading/failure-panel'
import { useNotify } from '../../mutations/use-notify'
import { ChooseSource } from './choose-source'
import { ContentImportTexts } from './content-import-texts'
import { type ContentImport, isAtWork } from './content-import-types'
import { useCancelContent, useContentImport, useContentImports } from './content-imports.queries'
import { PreviewStep } from './preview-step'
import { ReportStep } from './report-step'

export interface ContentImportWizardProps {
  /** Articles were added or removed: lists show them again. */
  onChanged: () => void
  onClose: () => void
}

function AtWork({ job }: { job: ContentImport }) {
  const t = useTranslate()
  const notify = useNotify()
  const cancel = useCancelContent()
  const { done, total } = job.progress
  const { taskId } = job
  return (
    <div className="dw-content-import">
      <ProgressBar
        label={t(job.state === 'reading' ? 'contentImports.reading' : 'contentImports.importing')}
        value={done}
        max={total}
        valueText={total === null ? String(done) : `${done} / ${total}`}
      />
      <p className="dw-content-import-words">{t('contentImports.background')}</p>
      {taskId !== null && (
        <div>
          <Button isBusy={cancel.isPending} onClick={() => cancel.mutate(taskId, { onError: notify.failure })}>
            {t('kit.ui.cancel')}
          </Button>
        </div>
      )}
    </div>
  )
}

function Job({ job, onRestart }: { job: ContentImport; onRestart: () => void }) {
  const t = useTranslate()
  if (isAtWork(job)) return <AtWork job={job} />
  if (job.state === 'ready') return <PreviewStep key={job.id} job={job} onRestart={onRestart} />
  if (job.state !== 'failed') return <ReportStep key={job.id} job={job} onRestart={onRestart} />
  const again = <Button onClick={onRestart}>{t('contentImports.another')}</Button>
  return <StatePanel kind="error" title={t('contentImports.failed')} text={job.msg} action={again} />
}

interface StepsProps extends Pick<ContentImportWizardProps, 'onChanged'> {
  /** The import that the server works on when the window opens. */
  running: string | null
}

function Steps({ running, onChanged }: StepsProps) {
  const [id, setId] = useState(running)
  const job = useContentImport(id)
  const changed = useLatest(onChanged)
  const state = job.data?.state
  useEffect(() => {
    if (state === 'done' || state === 'stopped' || state === 'undone') changed.current()
  }, [state, changed])
  if (id === null) return <ChooseSource onOpen={setId} />
  if (job.error) return <FailurePanel error={job.error} onRetry={() => void job.refetch()} />
  return job.data ? <Job job={job.data} onRestart={() => setId(null)} /> : <Skeleton width="full" />
}

function ImportDrawer({ onChanged, onClose }: ContentImportWizardProps) {
  const t = useTranslate()
  const { data, error, refetch } = useContentImports()
  return (
    <Drawer isOpen title={t('contentImports.title')} size="l" onClose={onClose}>
      {data ? (
        <Steps running={data.find(isAtWork)?.id ?? null} onChanged={onChanged} />
      ) : error ? (
        <FailurePanel error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton width="full" />
      )}
    </Drawer>
  )
}

/** Articles of another system: choose a file, look at what it holds, map columns and authors, import, report, undo. */
export function ContentImportWizard(props: ContentImportWizardProps) {
  return (
    <ContentImportTexts fallback={null}>
      <ImportDrawer {...props} />
    </ContentImportTexts>
  )
}
