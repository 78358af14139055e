import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useUserQueries } from '../users.queries'
import { ApiError } from '@doorway/api-client'
import { usernamePattern } from '@doorway/api-client/rules'
import { useCallback, useMemo, useRef } from 'react'
import { useForm, type FieldErrors, type Resolver, type UseFormReturn } from 'react-hook-form'
import { useKit } from '../../../context/kit-context'
import type { Translate } from '../../../i18n/translate'
import type { SummaryEntry } from './error-summary'
import { labelOfPath, placeOfPath } from './user-field-labels'
import { userFormSchema, type UserFormRules, type UserFormValues } from './user-form.schema'
import { placeServerError } from './user-server-errors'

/** The user form and its two questions to the server. */
export interface UserForm {
  form: UseFormReturn<UserFormValues>
  /** Checks whether the typed login name is free, and marks it when it is taken. */
  checkUsername: () => void
  /** Puts the refusals of the server at their fields. */
  placeServerErrors: (error: unknown) => void
}

/** A resolver whose rules follow the chosen type; `taken` holds login names the server has refused. */
function resolverOf(
  rules: Pick<UserFormRules, 'isNew' | 'absent'>,
  taken: ReadonlySet<string>,
): Resolver<UserFormValues> {
  return async (values, context, options) => {
    const resolve = standardSchemaResolver<UserFormValues, unknown, UserFormValues>(
      userFormSchema({ ...rules, userType: values.userType }),
    )
    const result = await resolve(values, context, options)
    if (!rules.isNew || !taken.has(values.username) || 'username' in result.errors) return result
    const username = { type: 'taken', message: 'users.error.usernameTaken' }
    return { values: {}, errors: { ...result.errors, username } }
  }
}

/** The form of a user, starting from these values. */
export function useUserForm(initial: UserFormValues, isNew: boolean): UserForm {
  const users = useUserQueries()
  const { absent } = useKit().client
  const taken = useRef(new Set<string>())
  const resolver = useMemo<Resolver<UserFormValues>>(
    () => (values, context, options) => resolverOf({ isNew, absent }, taken.current)(values, context, options),
    [isNew, absent],
  )
  const form = useForm<UserFormValues>({ defaultValues: initial, resolver, mode: 'onTouched', shouldFocusError: true })
  const { getValues, trigger, setError } = form

  const checkUsername = useCallback(() => {
    const username = getValues('username')
    if (!isNew || !usernamePattern.test(username)) return
    const check = async () => {
      // The server refuses a taken name on saving as well, so a check that fails blocks nothing.
      const isFree = await users.isUsernameFree(username).catch(() => true)
      if (isFree) return
      taken.current.add(username)
      if (getValues('username') === username) await trigger('username')
    }
    void check()
  }, [getValues, trigger, users, isNew])

  const placeServerErrors = useCallback(
    (error: unknown) => {
      if (!(error instanceof ApiError)) return
      let isFirst = true
      for (const fieldError of error.fieldErrors) {
        const { path, msg } = placeServerError(fieldError, getValues('userType'))
        setError(path ?? 'root.server', { type: 'server', message: msg }, { shouldFocus: isFirst && path !== null })
        isFirst = false
      }
    },
    [getValues, setError],
  )

  return { form, checkUsername, placeServerErrors }
}

function isErrorLeaf(value: unknown): value is { message: string } {
  return typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string'
}

function leaves(value: unknown, path: string): { path: string; message: string }[] {
  if (isErrorLeaf(value)) return [{ path, message: value.message }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value)
    .filter(([name]) => name !== 'ref')
    .flatMap(([name, part]) => leaves(part, path === '' ? name : `${path}.${name}`))
}

/** Everything wrong with the form as the summary shows it, in the order of the fields. */
export function summaryOf(
  errors: FieldErrors<UserFormValues>,
  t: Translate,
  errorText: (error: { message: string }) => string | undefined,
): SummaryEntry[] {
  const inOrder = leaves(errors, '').sort((a, b) => placeOfPath(a.path) - placeOfPath(b.path))
  return inOrder.map(({ path, message }) => {
    const isWhole = path.startsWith('root')
    return {
      path: isWhole ? null : path,
      label: isWhole ? null : labelOfPath(path, t),
      message: errorText({ message }) ?? message,
    }
  })
}
