import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { ApiError } from '@doorway/api-client'
import { passwordFormRules } from '@doorway/api-client/rules'
import { Button, Field, PasswordField, partOf } from '@doorway/ui'
import { useForm, useWatch } from 'react-hook-form'
import { useErrorText } from '../../forms/use-error-text'
import { useSingleSubmit } from '../../forms/use-single-submit'
import { useNotify } from '../../mutations/use-notify'
import { useReadOnly } from '../../session/use-session'
import { useTranslate } from '../../context/use-translate'
import { PasswordChecklist } from './password-checklist'
import { useChangePassword, usePasswordRule } from './password.queries'

interface PasswordValues extends Record<string, unknown> {
  oldPassword: string
  newPassword: string
  confirmPassword: string
}

export interface PasswordFormProps {
  /** Whose password it is; undefined while that is not known. */
  userId: number | undefined
  /** The password is changed; other sessions of the person have ended. */
  onChanged: () => void
  onCancel: () => void
}

/** The form for a new password of a person who is signed in. */
export function PasswordForm({ userId, onChanged, onCancel }: PasswordFormProps) {
  const t = useTranslate()
  const errorText = useErrorText()
  const notify = useNotify()
  const isReadOnly = useReadOnly()
  const rule = usePasswordRule()
  const { register, handleSubmit, formState, control } = useForm<PasswordValues>({
    resolver: standardSchemaResolver(passwordFormRules),
    defaultValues: { oldPassword: '', newPassword: '', confirmPassword: '' },
  })
  const change = useChangePassword(() => {
    notify.success(t('password.success'))
    onChanged()
  })
  const { errors } = formState
  const submit = useSingleSubmit(
    handleSubmit(async (values) => {
      // The form shows the error of the mutation.
      if (userId !== undefined) await change.mutateAsync({ ...values, userId }).catch(() => undefined)
    }),
  )
  const typed = useWatch({ control, name: 'newPassword' })
  const refusal =
    change.error instanceof ApiError && change.error.kind === 'rejected' ? change.error.message : undefined
  return (
    <form
      {...partOf('form')}
      className="dw-password-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {change.error && (
        <p className="dw-password-form-error" role="alert">
          {refusal ? t('password.failureWith', { msg: refusal }) : t('password.failure')}
        </p>
      )}
      <Field label={t('password.oldPassword')} isRequired error={errorText(errors.oldPassword)}>
        <PasswordField readOnly={isReadOnly} autoComplete="current-password" {...register('oldPassword')} />
      </Field>
      <Field label={t('password.newPassword')} isRequired hint={rule.data} error={errorText(errors.newPassword)}>
        <PasswordField readOnly={isReadOnly} autoComplete="new-password" {...register('newPassword')} />
      </Field>
      <PasswordChecklist password={typed} />
      <Field label={t('password.confirmPassword')} isRequired error={errorText(errors.confirmPassword)}>
        <PasswordField readOnly={isReadOnly} autoComplete="new-password" {...register('confirmPassword')} />
      </Field>
      <div className="dw-password-form-actions">
        <Button onClick={onCancel}>{t('password.back')}</Button>
        {!isReadOnly && (
          <Button type="submit" variant="primary" isBusy={change.isPending} disabled={userId === undefined}>
            {t('password.submit')}
          </Button>
        )}
      </div>
    </form>
  )
}
