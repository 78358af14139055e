import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { Button, Dialog, Field, NumberField, Select, TextField, partOf } from '@doorway/ui'
import { Controller, useForm, type UseFormReturn } from 'react-hook-form'
import { RecordConflict } from '../../forms/conflict/record-conflict'
import { useStaleEdit } from '../../forms/conflict/use-stale-edit'
import { DraftOffer } from '../../forms/draft-offer'
import { useDirtyGuard } from '../../forms/use-dirty-guard'
import { useDraft } from '../../forms/use-draft'
import { useErrorText } from '../../forms/use-error-text'
import { useTranslate } from '../../context/use-translate'
import { AreaPicker } from '../areas'
import { HistoryButton } from '../history'
import {
  organizationFormValues,
  schoolTypeOptions,
  typeOptions,
  type OrganizationEdit,
  type OrganizationFormValues,
} from './organization-draft'
import { storedOrganization, organizationFormSchema } from './organization-form.schema'
import { OrganizationPicker } from './organization-picker'
import { organizationLabels, updateOf, useLoggedOrganization, useOrganizationWords } from './organization-words'

export interface OrganizationDialogProps {
  edit: OrganizationEdit
  /** Why the last save was refused. */
  error?: string
  /** What is stored now, as the server returned it after a version conflict. */
  current: unknown
  isBusy: boolean
  /** Settles when the save has ended. */
  onSave: (edit: OrganizationEdit, values: OrganizationFormValues) => Promise<void>
  /** Another attempt begins: what was refused before is gone. */
  onRetry: () => void
  /** Name of an organisation by its id. */
  nameOf: (id: number | null) => string
  onClose: () => void
}

interface OrganizationFieldsProps {
  form: UseFormReturn<OrganizationFormValues>
  /** Name of the parent the form starts with. */
  parentName: string | null
}

function OrganizationFields({ form, parentName }: OrganizationFieldsProps) {
  const t = useTranslate()
  const errorText = useErrorText()
  const { register, control, formState } = form
  const { errors } = formState
  return (
    <>
      <Field label={t('organizations.form.name')} name="name" isRequired error={errorText(errors.name)}>
        <TextField data-autofocus="" maxLength={200} {...register('name')} />
      </Field>
      <Field label={t('organizations.form.parent')} name="orgId" isRequired error={errorText(errors.orgId)}>
        <Controller
          name="orgId"
          control={control}
          render={({ field: { value, onChange } }) => (
            <OrganizationPicker
              label={t('organizations.form.parent')}
              value={value}
              knownName={parentName}
              onChange={onChange}
            />
          )}
        />
      </Field>
      <Field label={t('organizations.form.type')} name="type" isRequired error={errorText(errors.type)}>
        <Select options={typeOptions(t)} {...register('type')} />
      </Field>
      <Field label={t('organizations.form.code')} name="code" error={errorText(errors.code)}>
        <TextField inputMode="numeric" maxLength={40} {...register('code')} />
      </Field>
      <Field label={t('organizations.form.schoolType')} name="schoolType">
        <Select options={schoolTypeOptions(t, formState.defaultValues?.schoolType)} {...register('schoolType')} />
      </Field>
      <Field label={t('organizations.form.area')} name="areaCode" error={errorText(errors.areaCode)}>
        <Controller
          name="areaCode"
          control={control}
          render={({ field: { value, onChange } }) => (
            <AreaPicker label={t('organizations.form.area')} value={value} onChange={onChange} />
          )}
        />
      </Field>
      <Field label={t('organizations.form.order')} name="order" hint={t('organizations.form.orderHint')}>
        <NumberField maxLength={6} {...register('displayOrder')} />
      </Field>
    </>
  )
}

/** The organisation form (specification section 5). Another parent moves the branch. */
export function OrganizationDialog(props: OrganizationDialogProps) {
  const { error, current, isBusy, nameOf, onSave, onRetry, onClose } = props
  const t = useTranslate()
  const describeLogged = useLoggedOrganization()
  const form = useForm<OrganizationFormValues>({
    resolver: standardSchemaResolver(organizationFormSchema),
    defaultValues: organizationFormValues(props.edit),
  })
  const { getValues, reset } = form
  const { isDirty } = form.formState
  const { edit, submit, conflict, overwrite } = useStaleEdit<OrganizationEdit, OrganizationFormValues>({
    form,
    opened: props.edit,
    newerOf: (opened) => updateOf(opened, current, nameOf),
    valuesOf: organizationFormValues,
    onSave,
    onRetry,
  })
  const words = useOrganizationWords(nameOf)
  const title = t(edit.mode === 'append' ? 'organizations.addTitle' : 'organizations.editTitle')
  const guard = useDirtyGuard({ isDirty: isDirty && !isBusy, what: title, save: () => submit() })
  const draftName = edit.mode === 'append' ? `under.${edit.parent ? edit.parent.id : ''}` : edit.organization.id
  const draft = useDraft(`organizations.${draftName}`, () => (isDirty ? getValues() : null))
  const restore = () => {
    const stored = storedOrganization.safeParse(draft.stored?.values).data
    if (stored) reset(stored, { keepDefaultValues: true })
    draft.discard()
  }
  const handleClose = () => void guard.mayLeave().then((mayClose) => mayClose && onClose())
  const parentName = edit.mode === 'append' ? (edit.parent?.name ?? null) : edit.parentName
  return (
    <Dialog
      isOpen
      title={title}
      onClose={handleClose}
      footer={
        <>
          <Button onClick={handleClose}>{t('kit.ui.cancel')}</Button>
          <Button
            type="submit"
            form="dw-organization-form"
            variant="primary"
            isBusy={isBusy}
            disabled={conflict !== null}
          >
            {t('kit.action.save')}
          </Button>
        </>
      }
    >
      <form
        id="dw-organization-form"
        {...partOf('form')}
        className="dw-area-form"
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <DraftOffer stored={draft.stored} onRestore={restore} onDiscard={draft.discard} />
        {conflict && <RecordConflict conflict={conflict} onOverwrite={overwrite} {...words} />}
        {error && !conflict && (
          <p className="dw-area-form-error" role="alert">
            {error}
          </p>
        )}
        {edit.mode !== 'append' && (
          <div className="dw-history-place">
            <HistoryButton
              targetType="school"
              targetId={edit.organization.id}
              fieldLabels={organizationLabels}
              describe={describeLogged}
            />
          </div>
        )}
        <OrganizationFields form={form} parentName={parentName} />
      </form>
    </Dialog>
  )
}
