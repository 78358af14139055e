import type { OwnDetail } from '@doorway/api-client'
import { Button, Card, Chip, Field, FormFooter, Textarea, TextField, partOf } from '@doorway/ui'
import { Suspense, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { DraftOffer } from '../../forms/draft-offer'
import { inputText } from '../../forms/input-text'
import { useErrorText } from '../../forms/use-error-text'
import { useReadOnly } from '../../session/use-session'
import { useTranslate } from '../../context/use-translate'
import { AvatarField } from './avatar-field'
import { passwordDialog } from './lazy-parts'
import { useSelfEdit, type SelfEditing } from './use-self-edit'

export interface SelfEditFormProps {
  detail: OwnDetail
  onSaved?: () => void
  onClose?: () => void
}

function Fields({ editing }: { editing: SelfEditing }) {
  const t = useTranslate()
  const isReadOnly = useReadOnly()
  const errorText = useErrorText()
  const { form, stored } = editing
  const { register, formState, control, setValue } = form
  const { errors } = formState
  const [name, avatar] = useWatch({ control, name: ['name', 'avatar'] })
  const set = (picture: string) => setValue('avatar', picture, { shouldDirty: true, shouldValidate: true })
  return (
    <Card className="dw-self-card">
      <AvatarField name={name} picture={avatar} error={errorText(errors.avatar)} onChange={set} />
      <div className="dw-self-fields">
        <Field label={t('selfEdit.username')} name="username">
          <TextField readOnly value={stored.username} />
        </Field>
        <Field label={t('selfEdit.name')} name="name" isRequired error={errorText(errors.name)}>
          <TextField readOnly={isReadOnly} autoComplete="name" maxLength={50} {...register('name')} />
        </Field>
        <Field label={t('selfEdit.mobile')} name="mobile" error={errorText(errors.mobile)}>
          <TextField readOnly={isReadOnly} type="tel" autoComplete="tel" maxLength={20} {...register('mobile')} />
        </Field>
        <Field label={t('selfEdit.email')} name="email" error={errorText(errors.email)}>
          <TextField readOnly={isReadOnly} type="email" autoComplete="email" {...register('email')} />
        </Field>
        <Field label={t('selfEdit.registeredAt')} name="registeredAt">
          <TextField readOnly value={inputText(stored.registeredAt)} />
        </Field>
        <Field label={t('selfEdit.lastSignInAt')} name="lastSignInAt">
          <TextField readOnly value={inputText(stored.lastSignInAt)} />
        </Field>
      </div>
      <Field label={t('selfEdit.descriptionTitle')} name="descriptionTitle" error={errorText(errors.descriptionTitle)}>
        <TextField readOnly={isReadOnly} {...register('descriptionTitle')} />
      </Field>
      <Field label={t('selfEdit.description')} name="description" error={errorText(errors.description)}>
        <Textarea readOnly={isReadOnly} rows={4} {...register('description')} />
      </Field>
      <div className="dw-self-roles" role="group" aria-label={t('selfEdit.roles')}>
        <span className="dw-self-roles-label">{t('selfEdit.roles')}</span>
        {stored.roleNames.length === 0
          ? t('selfEdit.noRoles')
          : stored.roleNames.map((role) => <Chip key={role}>{role}</Chip>)}
      </div>
    </Card>
  )
}

function Buttons({ editing, onClose }: { editing: SelfEditing; onClose?: () => void }) {
  const t = useTranslate()
  const isReadOnly = useReadOnly()
  const [isChanging, setChanging] = useState(false)
  const close = async () => {
    if (await editing.leave()) onClose?.()
  }
  return (
    <FormFooter>
      {!isReadOnly && (
        <>
          <Button type="submit" variant="primary" isBusy={editing.isSaving}>
            {t('selfEdit.submit')}
          </Button>
          <Button
            icon="key"
            onPointerEnter={passwordDialog.prefetch}
            onFocus={passwordDialog.prefetch}
            onClick={() => setChanging(true)}
          >
            {t('selfEdit.password')}
          </Button>
        </>
      )}
      {onClose && <Button onClick={() => void close()}>{t('kit.action.back')}</Button>}
      {isChanging && (
        <Suspense>
          <passwordDialog.Part onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </FormFooter>
  )
}

/** One's own record as a form (specification section 2, self-edit screen). */
export function SelfEditForm({ detail, onSaved, onClose }: SelfEditFormProps) {
  const t = useTranslate()
  const editing = useSelfEdit(detail, onSaved)
  const { failure, draft } = editing
  return (
    <form
      {...partOf('form')}
      className="dw-self-form"
      noValidate
      aria-label={t('selfEdit.title')}
      onSubmit={(event) => {
        event.preventDefault()
        // React hands on the submit of the form in the password dialog.
        if (event.target === event.currentTarget) void editing.submit()
      }}
    >
      <DraftOffer stored={draft.stored} onRestore={draft.restore} onDiscard={draft.discard} />
      {failure && (
        <div className="dw-self-warning" role="alert">
          {failure.text}
          {failure.isConflict && (
            <Button size="s" onClick={() => void editing.takeLatest()}>
              {t('selfEdit.takeLatest')}
            </Button>
          )}
        </div>
      )}
      <Fields editing={editing} />
      <Buttons editing={editing} onClose={onClose} />
    </form>
  )
}
