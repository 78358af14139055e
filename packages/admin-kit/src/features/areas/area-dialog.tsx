import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { Button, Dialog, Field, NumberField, TextField, partOf } from '@doorway/ui'
import { useForm } from 'react-hook-form'
import { RecordConflict } from '../../forms/conflict/record-conflict'
import { useStaleEdit } from '../../forms/conflict/use-stale-edit'
import { DraftOffer } from '../../forms/draft-offer'
import { useDirtyGuard } from '../../forms/use-dirty-guard'
import { useDraft } from '../../forms/use-draft'
import { useErrorText } from '../../forms/use-error-text'
import { useTranslate } from '../../context/use-translate'
import { HistoryButton } from '../history'
import { areaFormValues, type AreaEdit, type AreaFormValues, type AreaUpdate } from './area-draft'
import { areaFormSchema, currentArea, storedArea } from './area-form.schema'

/** Words for what the log holds of an area, by its own names. */
const loggedFieldLabels = {
  areaCode: 'areas.dialog.code',
  name: 'areas.dialog.name',
  displayOrder: 'areas.dialog.order',
  parentCode: 'areas.dialog.parent',
  dataStatus: 'areas.dialog.state',
} as const

export interface AreaDialogProps {
  edit: AreaEdit
  /** Children the parent has already; a new one goes behind them. */
  siblingCount: number
  /** Why the last save was refused. */
  error?: string
  /** What is stored now, as the server returned it after a version conflict. */
  current: unknown
  isBusy: boolean
  /** Settles when the save has ended. */
  onSave: (edit: AreaEdit, values: AreaFormValues) => Promise<void>
  /** Another attempt begins: what was refused before is gone. */
  onRetry: () => void
  /** Name of a node by its code. */
  nameOf: (code: string) => string
  onClose: () => void
}

/** The node with what is stored of it now; null where that is not known. */
function updateOf(edit: AreaEdit, current: unknown, nameOf: (code: string) => string): AreaUpdate | null {
  const stored = currentArea.safeParse(current).data
  if (edit.mode === 'append' || !stored) return null
  const { areaCode: code, ...area } = stored
  return { mode: 'update', area: { ...edit.area, ...area, code }, parentName: nameOf(area.parentCode) }
}

/** The node form (specification section 2: a modal titled node info edit). Updating locks the code. */
export function AreaDialog({
  siblingCount,
  error,
  current,
  isBusy,
  onSave,
  onRetry,
  onClose,
  ...props
}: AreaDialogProps) {
  const t = useTranslate()
  const errorText = useErrorText()
  const form = useForm<AreaFormValues>({
    resolver: standardSchemaResolver(areaFormSchema),
    defaultValues: areaFormValues(props.edit, siblingCount),
  })
  const { register, formState, getValues, reset } = form
  const { errors, isDirty } = formState
  const { edit, submit, conflict, overwrite } = useStaleEdit<AreaEdit, AreaFormValues>({
    form,
    opened: props.edit,
    newerOf: (opened) => updateOf(opened, current, props.nameOf),
    valuesOf: (known) => areaFormValues(known, siblingCount),
    onSave,
    onRetry,
  })
  const isUpdate = edit.mode === 'update'
  const guard = useDirtyGuard({
    isDirty: isDirty && !isBusy,
    what: t('areas.dialog.what'),
    save: () => submit(),
  })
  const draftName = edit.mode === 'append' ? `under.${edit.parent.code}` : edit.area.code
  const draft = useDraft(`areas.${draftName}`, () => (isDirty ? getValues() : null))
  const restore = () => {
    const stored = storedArea.safeParse(draft.stored?.values).data
    // A code that is stored stays what it is.
    if (stored) reset(isUpdate ? { ...stored, areaCode: edit.area.code } : stored, { keepDefaultValues: true })
    draft.discard()
  }
  const handleClose = () => void guard.mayLeave().then((mayClose) => mayClose && onClose())
  return (
    <Dialog
      isOpen
      title={t('areas.dialog.title')}
      size="s"
      onClose={handleClose}
      footer={
        <>
          <Button onClick={handleClose}>{t('kit.ui.cancel')}</Button>
          <Button type="submit" form="dw-area-form" variant="primary" isBusy={isBusy} disabled={conflict !== null}>
            {t('kit.action.save')}
          </Button>
        </>
      }
    >
      <form
        id="dw-area-form"
        {...partOf('form')}
        className="dw-area-form"
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <DraftOffer stored={draft.stored} onRestore={restore} onDiscard={draft.discard} />
        {conflict && <RecordConflict conflict={conflict} onOverwrite={overwrite} labels={loggedFieldLabels} />}
        {error && !conflict && (
          <p className="dw-area-form-error" role="alert">
            {error}
          </p>
        )}
        {isUpdate && (
          <div className="dw-history-place">
            <HistoryButton targetType="area" targetId={edit.area.code} fieldLabels={loggedFieldLabels} />
          </div>
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
