import { Button, Dialog } from '@doorway/ui'
import { useTranslate } from '../../context/use-translate'
import { useNotify } from '../../mutations/use-notify'
import type { ContentImport } from './content-import-types'
import { useUndoContent } from './content-imports.queries'

/** Says what an undo removes before it does. */
export function UndoDialog({ job, onClose }: { job: ContentImport; onClose: () => void }) {
  const t = useTranslate()
  const notify = useNotify()
  const undo = useUndoContent()
  const handleUndo = () => undo.mutate(job, { onSettled: onClose, onError: notify.failure })
  return (
    <Dialog
      isOpen
      size="s"
      title={t('contentImports.undo')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('kit.ui.cancel')}</Button>
          <Button variant="danger" isBusy={undo.isPending} onClick={handleUndo}>
            {t('contentImports.undo')}
          </Button>
        </>
      }
    >
      <p className="dw-content-import-words">
        {t('contentImports.undoQuestion', { count: job.result?.imported ?? 0 })}
      </p>
    </Dialog>
  )
}
