import { brokenRules, principalDraftRules, principalRules } from '@doorway/api-client/rules'
import { useRef, useState } from 'react'
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

/** Names everything that is missing at once, for review more than for a draft; the rest is for the server to say. */
function resolverOf(t: Translate, isForReview: () => boolean): Resolver<PrincipalValues> {
  return (values) => {
    const errors: FieldErrors<PrincipalValues> = {}
    const honours = linesOf(values.honours)
    for (const { field, key } of brokenRules(isForReview() ? principalRules : principalDraftRules, values)) {
      const name = principalFields.find((known) => known === field)
      if (name) errors[name] = { type: 'required', message: key }
    }
    if (values.schoolId === null) errors.schoolId = { type: 'required', message: t('principals.schoolMissing') }
    if (honours.length > honourLimits.count || honours.some((line) => line.length > honourLimits.length))
      errors.honours = { type: 'lines', message: t('principals.linesError', honourLimits) }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
  }
}

/** What the next submit is for; the rules read it when it happens. */
function createPurpose() {
  let isForReview = false
  return {
    isForReview: () => isForReview,
    choose: (isSubmitted: boolean) => {
      isForReview = isSubmitted
    },
  }
}

/** The form of a principal's profile. A draft that the server refuses for review is saved all the same. */
export function usePrincipalForm(principal: PrincipalDetail | null, onClose: (id?: number) => void) {
  const t = useTranslate()
  const notify = useNotify()
  const saving = useSavePrincipal()
  const submitting = useSubmitPrincipal()
  const stored = useRef({ id: principal?.id, version: principal ? principal.version : 0 })
  const [purpose] = useState(createPurpose)
  const form = useRecordForm<PrincipalValues>({
    resolver: resolverOf(t, purpose.isForReview),
    defaultValues: principalValues(principal),
    fields: principalFields,
    onSave: async (values, newer = 0) => {
      const { id: known, version: seen } = stored.current
      const draft = { version: Math.max(seen, newer), content: principalContent(values) }
      const { id, version, name } = await saving.mutateAsync({ ...draft, ...(known !== undefined && { id: known }) })
      stored.current = { id, version }
      form.reset(values)
      if (purpose.isForReview()) stored.current.version = (await submitting.mutateAsync({ id, version })).version
      notify.success(t(purpose.isForReview() ? 'principals.done.submit' : 'principals.done.save', { name }))
      onClose(id)
    },
  })
  const submit = (isSubmitted: boolean) => {
    purpose.choose(isSubmitted)
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
