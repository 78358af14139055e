import { Button } from '@doorway/ui'
import { useTranslate } from '../../../context/use-translate'
import { useUserPermissions } from '../use-user-permissions'
import type { UserEditor } from './use-user-editor'

/** Position of an edited user in the list it was opened from. */
export interface RecordStep {
  /** From 1. */
  position: number
  count: number
  onPrevious?: () => void
  onNext?: () => void
}

export interface UserEditorButtonsProps {
  editor: UserEditor
  step?: RecordStep
}

function Steps({ editor, step }: { editor: UserEditor; step: RecordStep }) {
  const t = useTranslate()
  const { position, count, onPrevious, onNext } = step
  return (
    <div className="dw-user-steps">
      <Button variant="quiet" disabled={!onPrevious} onClick={() => onPrevious && editor.leaveTo(onPrevious)}>
        {t('users.form.previous')}
      </Button>
      <span className="dw-user-position">{t('users.form.position', { index: position, count })}</span>
      <Button variant="quiet" disabled={!onNext} onClick={() => onNext && editor.leaveTo(onNext)}>
        {t('users.form.next')}
      </Button>
    </div>
  )
}

/** The buttons under the user form; without the code of its call there is none that saves. */
export function UserEditorButtons({ editor, step }: UserEditorButtonsProps) {
  const t = useTranslate()
  const { canAdd, canEdit } = useUserPermissions()
  const maySave = editor.isNew ? canAdd : canEdit
  return (
    <>
      {step && <Steps editor={editor} step={step} />}
      <Button onClick={editor.close}>{t('kit.ui.cancel')}</Button>
      {maySave && editor.isNew && (
        <Button isBusy={editor.isSaving} onClick={() => editor.submit('add')}>
          {t('users.form.saveAndAdd')}
        </Button>
      )}
      {maySave && !editor.isNew && (
        <Button isBusy={editor.isSaving} onClick={() => editor.submit('stay')}>
          {t('users.form.saveAndStay')}
        </Button>
      )}
      {maySave && (
        <Button type="submit" form={editor.formId} variant="primary" isBusy={editor.isSaving}>
          {t('users.form.save')}
        </Button>
      )}
    </>
  )
}
