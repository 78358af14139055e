import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { Button, Checkbox, Field, PasswordField, ProgressBar, TextField } from '@doorway/ui'
import { useForm } from 'react-hook-form'
import { useErrorText } from '../../forms/use-error-text'
import { useTranslate } from '../../context/use-translate'
import { addChineseTexts } from '../../late-texts/late-texts'
import { signInSchema, type SignInValues } from './sign-in-form.schema'
import { zh } from './strings/zh'

addChineseTexts('session', zh)

export interface SignInFormProps {
  /** Login name of the last time, when it was remembered. */
  rememberedUsername?: string
  /** The captcha picture, a data URL; null while it loads, absent while none is required. */
  captchaImage?: string | null
  /** Why the last try was refused, in words. */
  error?: string
  isBusy?: boolean
  /** Share of a proof of work that is computed, from 0 to 1; absent while none is. */
  progress?: number
  onSubmit: (values: SignInValues) => void
  /** Requests another picture. */
  onChangeCaptcha?: () => void
}

/** Login name, password, and the verification code when it is required. */
export function SignInForm({
  rememberedUsername = '',
  captchaImage,
  error,
  isBusy = false,
  progress,
  onSubmit,
  onChangeCaptcha,
}: SignInFormProps) {
  const t = useTranslate()
  const errorText = useErrorText()
  const { register, handleSubmit, formState } = useForm<SignInValues>({
    resolver: standardSchemaResolver(signInSchema(captchaImage !== undefined)),
    defaultValues: {
      username: rememberedUsername,
      password: '',
      captchaCode: '',
      isRemembered: rememberedUsername !== '',
    },
  })
  const { errors } = formState
  return (
    <form
      className="dw-sign-in"
      // A page may render it on its server: before its script runs, no password may get into an address.
      method="post"
      noValidate
      aria-label={t('session.title')}
      onSubmit={(event) => void handleSubmit(onSubmit)(event)}
    >
      <Field label={t('session.username')} isRequired error={errorText(errors.username)}>
        <TextField autoComplete="username" autoCapitalize="none" spellCheck={false} {...register('username')} />
      </Field>
      <Field label={t('session.password')} isRequired error={errorText(errors.password)}>
        <PasswordField autoComplete="current-password" {...register('password')} />
      </Field>
      {captchaImage !== undefined && (
        <Field label={t('session.captcha')} isRequired error={errorText(errors.captchaCode)}>
          <TextField autoComplete="off" {...register('captchaCode')} />
        </Field>
      )}
      {captchaImage !== undefined && (
        <div className="dw-sign-in-captcha">
          <img className="dw-sign-in-captcha-image" src={captchaImage ?? undefined} alt={t('session.captchaImage')} />
          <Button variant="quiet" onClick={onChangeCaptcha}>
            {t('session.changeCaptcha')}
          </Button>
        </div>
      )}
      <Checkbox label={t('session.remember')} {...register('isRemembered')} />
      <Button type="submit" variant="primary" isBusy={isBusy}>
        {t('session.submit')}
      </Button>
      {/* Below the button, so that fields and button stay where they are. */}
      <div className="dw-sign-in-feedback">
        {error && (
          <p className="dw-sign-in-error" role="alert">
            {error}
          </p>
        )}
        {/* Present from the start: a region that appears with its text is not announced everywhere. */}
        <div role="status">{progress !== undefined && <p className="dw-sign-in-proof">{t('session.proving')}</p>}</div>
        {progress !== undefined && (
          <ProgressBar
            label={t('session.proof')}
            value={Math.round(progress * 100)}
            max={100}
            valueText={`${Math.round(progress * 100)}%`}
          />
        )}
      </div>
    </form>
  )
}
