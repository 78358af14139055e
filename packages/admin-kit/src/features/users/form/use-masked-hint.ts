import { isMasked } from '@doorway/api-client/rules'
import { useWatch } from 'react-hook-form'
import { useTranslate } from '../../../context/use-translate'
import type { UserFormValues } from './user-form.schema'

/** Explains a value the server masks: left as it is, it stays unchanged. */
export function useMaskedHint(name: 'idCard' | 'mobile' | 'email' | 'enrollmentNumber'): string | undefined {
  const t = useTranslate()
  const value = useWatch<UserFormValues, typeof name>({ name })
  return value && isMasked(value) ? t('users.form.masked') : undefined
}
