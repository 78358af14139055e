import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { Button, Dialog, Field, NumberField, TextField } from '@doorway/ui'
import { useForm } from 'react-hook-form'
import { useDirtyGuard } from '../../provider/use-dirty-guard'
import { useErrorText } from '../../provider/use-error-text'
import { useTranslate } from '../../provider/use-translate'
import { areaFormValues, type AreaEdit, type AreaFormValues } from './area-draft'
import { areaFormSchema } from './area-form.schema'

export interface AreaDialogProps {
  edit: AreaEdit
  /** Children the parent has already; a new one goes behind them. */
  siblingCount: number
  /** Why the last save was refused. */
  error?: string
  isBusy: boolean
  onSave: (values: AreaFormValues) => void
  onClose: () => void
}

/** The node form (specification section 2: a modal titled node info edit). Updating locks the code. */
export function AreaDialog({ edit, siblingCount, error, isBusy, onSave, onClose }: AreaDialogProps) {
  const t = useTranslate()
  const errorText = useErrorText()
  const { register, handleSubmit, formState } = useForm<AreaFormValues>({
    resolver: standardSchemaResolver(areaFormSchema),
    defaultValues: areaFormValues(edit, siblingCount),
  })
  const { errors, isDirty } = formState
  const guard = useDirtyGuard({
    isDirty: isDirty && !isBusy,
    what: t('areas.dialog.what'),
    save: () => handleSubmit(onSave)(),
  })
  const handleClose = () => void guard.mayLeave().then((mayClose) => mayClose && onClose())
  const isUpdate = edit.mode === 'update'
  return (
    <Dialog
      isOpen
      title={t('areas.dialog.title')}
      size="s"
      onClose={handleClose}
      footer={
        <>
          <Button onClick={handleClose}>{t('kit.ui.cancel')}</Button>
          <Button type="submit" form="dw-area-form" variant="primary" isBusy={isBusy}>
            {t('kit.action.save')}
          </Button>
        </>
      }
    >
      <form
        id="dw-area-form"
        className="dw-area-form"
        noValidate
        onSubmit={(event) => void handleSubmit(onSave)(event)}
      >
        {error && (
          <p className="dw-area-form-error" role="alert">
            {error}
          </p>
        )}
        <p className="dw-area-form-parent">
          <span>{t('areas.dialog.parent')}</span>
          {isUpdate ? edit.parentName : edit.parent.name}
        </p>
        <Field
          label={t('areas.dialog.code')}
          isRequired
          hint={isUpdate ? undefined : t('areas.dialog.codeHint')}
          error={errorText(errors.areaCode)}
        >
          <NumberField readOnly={isUpdate} maxLength={12} {...register('areaCode')} />
        </Field>
        <Field label={t('areas.dialog.name')} isRequired error={errorText(errors.name)}>
          <TextField data-autofocus={isUpdate ? '' : undefined} maxLength={100} {...register('name')} />
        </Field>
        <Field label={t('areas.dialog.order')} isRequired error={errorText(errors.displayOrder)}>
          <NumberField maxLength={6} {...register('displayOrder')} />
        </Field>
      </form>
    </Dialog>
  )
}
