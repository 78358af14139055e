import type { ImportJob, ImportKind } from '@doorway/api-client'
import { Button, Drawer, ProgressBar, StatePanel } from '@doorway/ui'
import { useTranslate } from '../../context/use-translate'
import { ChooseStep } from './choose-step'
import { isAtWork } from './imports.queries'
import { ReviewStep, RowTable } from './review-step'
import { useImport, type ImportWork } from './use-import'
import { ImportTexts } from './import-texts'

export interface ImportWizardProps {
  /** What the file holds. */
  kind: ImportKind
  /** Rows were stored or taken back: lists show them again. */
  onChanged: () => void
  onClose: () => void
}

function AtWork({ work, job }: { work: ImportWork; job: ImportJob }) {
  const t = useTranslate()
  const { done, total } = job.progress
  return (
    <div className="dw-import-step">
      <ProgressBar
        label={t(job.state === 'checking' ? 'imports.checking' : 'imports.committing')}
        value={done}
        max={total === 0 ? null : total}
        valueText={total === 0 ? undefined : `${done} / ${total}`}
      />
      <p className="dw-import-words">{t('imports.background')}</p>
      {job.taskId && job.state === 'checking' && <Button onClick={work.cancel}>{t('kit.ui.cancel')}</Button>}
    </div>
  )
}

function Result({ work, job }: { work: ImportWork; job: ImportJob }) {
  const t = useTranslate()
  const again = <Button onClick={work.restart}>{t('imports.another')}</Button>
  if (job.state === 'failed') {
    return <StatePanel kind="error" title={t('imports.failed')} text={t('imports.failedHint')} action={again} />
  }
  if (job.state === 'undone') return <StatePanel kind="empty" title={t('imports.takenBack')} action={again} />
  const { created = 0, updated = 0, skipped = 0 } = job.result ?? {}
  return (
    <div className="dw-import-step">
      <p className="dw-import-words" role="status">
        {t('imports.result', { created, updated, skipped })}
      </p>
      <div className="dw-import-buttons">
        {job.undoUntil && (
          <Button isBusy={work.isChanging} onClick={() => work.undo(job)}>
            {t('imports.undo')}
          </Button>
        )}
        {again}
      </div>
      <RowTable job={job} />
    </div>
  )
}

function Step({ work }: { work: ImportWork }) {
  const { job } = work
  if (!job) return <ChooseStep work={work} />
  if (isAtWork(job)) return <AtWork work={work} job={job} />
  return job.state === 'checked' ? <ReviewStep work={work} job={job} /> : <Result work={work} job={job} />
}

function ImportDrawer({ kind, onChanged, onClose }: ImportWizardProps) {
  const t = useTranslate()
  const work = useImport(kind, onChanged)
  return (
    <Drawer isOpen title={t(`imports.title.${kind}`)} size="l" onClose={onClose}>
      <Step work={work} />
    </Drawer>
  )
}

/** Rows out of a spreadsheet: choose, check, store, take back. Nothing is stored before the check has been read. */
export function ImportWizard(props: ImportWizardProps) {
  return (
    <ImportTexts fallback={null}>
      <ImportDrawer {...props} />
    </ImportTexts>
  )
}
