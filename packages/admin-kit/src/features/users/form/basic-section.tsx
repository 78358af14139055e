import { FormSection, PasswordField, TextField, type SelectOption } from '@doorway/ui'
import type { ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslate } from '../../../context/use-translate'
import { inputText } from '../../../forms/input-text'
import { FormField } from './form-field'
import { idCardFacts } from './id-card-facts'
import { useMaskedHint } from './use-masked-hint'
import type { UserFormValues } from './user-form.schema'
import { ValueSelect } from './value-select'

export interface BasicSectionProps {
  /** The login name of a stored user is fixed, and the password is not part of the form (section 2). */
  isNew: boolean
  userTypes: SelectOption[]
  /** Chooses the organisation; is in the form's context. */
  organizationField: ReactNode
  /** Checks whether the login name is free. */
  onUsernameBlur?: () => void
}

/** 基本信息. */
export function BasicSection({ isNew, userTypes, organizationField, onUsernameBlur }: BasicSectionProps) {
  const t = useTranslate()
  const { register, getFieldState, formState } = useFormContext<UserFormValues>()
  // The error says the rule in the same words.
  const isUsernameWrong = getFieldState('username', formState).invalid
  const usernameHint = isUsernameWrong ? undefined : t(isNew ? 'users.form.usernameHint' : 'users.form.usernameFixed')
  const maskedHint = useMaskedHint('idCard')
  const facts = idCardFacts(inputText(useWatch<UserFormValues, 'idCard'>({ name: 'idCard' })))
  const idCardHint = facts
    ? t('users.form.idCardFacts', { birthDate: facts.birthDate, sex: t(`users.sex.${facts.sex}`) })
    : maskedHint
  return (
    <FormSection title={t('users.form.basic')}>
      <FormField name="username" label={t('users.form.username')} isRequired hint={usernameHint}>
        <TextField
          readOnly={!isNew}
          autoCapitalize="none"
          spellCheck={false}
          {...register('username', { onBlur: onUsernameBlur })}
        />
      </FormField>
      <FormField name="name" label={t('users.form.name')} isRequired>
        <TextField {...register('name')} />
      </FormField>
      <FormField name="userType" label={t('users.form.userType')} isRequired>
        <ValueSelect name="userType" options={userTypes} />
      </FormField>
      {organizationField}
      <FormField name="idCard" label={t('users.form.idCard')} hint={idCardHint}>
        <TextField {...register('idCard')} />
      </FormField>
      {isNew && (
        <FormField name="password" label={t('users.form.password')} isRequired>
          <PasswordField autoComplete="new-password" {...register('password')} />
        </FormField>
      )}
    </FormSection>
  )
}
