import { Button, Dialog, FileDrop, UploadList } from '@doorway/ui'
import { useTranslate } from '../../context/use-translate'
import { useDirtyGuard } from '../../forms/use-dirty-guard'
import { useUploadQueue } from './use-upload-queue'

export interface UploadDialogProps {
  siteId: number
  /** Null: into no folder. */
  folderId: number | null
  onClose: () => void
}

/** Uploads many files at once; the list shows how far each is. */
export function UploadDialog({ siteId, folderId, onClose }: UploadDialogProps) {
  const t = useTranslate()
  const queue = useUploadQueue({ siteId, folderId })
  const guard = useDirtyGuard({ isDirty: queue.isRunning, what: t('library.upload.title') })
  const handleClose = () => void guard.mayLeave().then((mayClose) => mayClose && onClose())
  const done = queue.uploads.filter(({ state }) => state === 'done').length
  return (
    <Dialog
      isOpen
      size="m"
      title={t('library.upload.title')}
      description={t('library.upload.privacy')}
      onClose={handleClose}
      footer={
        <Button variant="primary" onClick={handleClose}>
          {t('library.upload.close')}
        </Button>
      }
    >
      <FileDrop
        label={t('library.upload.drop')}
        chooseLabel={t('library.upload.choose')}
        hint={t('library.upload.hint')}
        isMultiple
        onFiles={queue.add}
      />
      {queue.uploads.length > 0 && (
        <div className="dw-library-uploads">
          <output>{t('library.upload.progress', { done, count: queue.uploads.length })}</output>
          <UploadList
            label={t('library.upload.list')}
            uploads={queue.uploads}
            onPause={queue.pause}
            onResume={queue.resume}
            onRetry={queue.resume}
            onRemove={queue.remove}
          />
        </div>
      )}
    </Dialog>
  )
}
