import { useRef } from 'react'
import type { FieldErrors, Resolver } from 'react-hook-form'
import { useTranslate } from '../../context/use-translate'
import { useRecordForm } from '../../forms/use-record-form'
import type { Translate } from '../../i18n/translate'
import { useNotify } from '../../mutations/use-notify'
import {
  honourLimits,
  linesOf,
  principalContent,
  principalFields,
  principalValues,
  type PrincipalValues,
} from './principal-form'
import type { PrincipalDetail } from './principal-types'
import { useSavePrincipal, useSubmitPrincipal } from './principals.queries'

/** Refuses what could not be sent; all else is for the server to say. */
function resolverOf(t: Translate): Resolver<PrincipalValues> {
  return (values) => {
    const errors: FieldErrors<PrincipalValues> = {}
    const honours = linesOf(values.honours)
    if (values.schoolId === null) errors.schoolId = { type: 'required', message: t('principals.schoolMissing') }
    if (honours.length > honourLimits.count || honours.some((line) => line.length > honourLimits.length))
      errors.honours = { type: 'lines', message: t('principals.linesError', honourLimits) }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
  }
}

/** The form of a principal's profile. A draft that is refused for review is saved all the same. */
export function usePrincipalForm(principal: PrincipalDetail | null, onClose: (id?: number) => void) {
  const t = useTranslate()
  const notify = useNotify()
  const saving = useSavePrincipal()
  const submitting = useSubmitPrincipal()
  const stored = useRef({ id: principal?.id, version: principal ? principal.version : 0 })
  const isForReview = useRef(false)
  const form = useRecordForm<PrincipalValues>({
    resolver: resolverOf(t),
    defaultValues: principalValues(principal),
    fields: principalFields,
    onSave: async (values, newer = 0) => {
      const { id: known, version: seen } = stored.current
      const draft = { version: Math.max(seen, newer), content: principalContent(values) }
      const { id, version, name } = await saving.mutateAsync({ ...draft, ...(known !== undefined && { id: known }) })
      stored.current = { id, version }
      form.reset(values)
      if (isForReview.current) stored.current.version = (await submitting.mutateAsync({ id, version })).version
      notify.success(t(isForReview.current ? 'principals.done.submit' : 'principals.done.save', { name }))
      onClose(id)
    },
  })
  const submit = (isSubmitted: boolean) => {
    isForReview.current = isSubmitted
    return form.submit()
  }
  return {
    ...form,
    save: () => submit(false),
    submitForReview: () => submit(true),
    isBusy: saving.isPending || submitting.isPending,
  }
}

/** The result of {@link usePrincipalForm}. */
export type PrincipalForm = ReturnType<typeof usePrincipalForm>
