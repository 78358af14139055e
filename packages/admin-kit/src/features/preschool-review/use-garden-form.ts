import { brokenRules, homeDraftRules } from '@doorway/api-client/rules'
import { useRef } from 'react'
import type { FieldErrors, Resolver } from 'react-hook-form'
import { useTranslate } from '../../context/use-translate'
import { useRecordForm } from '../../forms/use-record-form'
import { useNotify } from '../../mutations/use-notify'
import { gardenDraft, gardenFields, gardenValues, type GardenValues } from './garden-form'
import { useSaveGarden, useSubmitGarden } from './preschool-review.queries'
import type { SubmissionDetail } from './submission-types'

/** Refuses what cannot be saved as a draft; what a submission needs is for the server to say. */
const resolver: Resolver<GardenValues> = (values) => {
  const broken = brokenRules(homeDraftRules, gardenDraft(values))
  const errors: FieldErrors<GardenValues> = {}
  for (const name of ['title', 'content'] as const) {
    const key = broken.find(({ field }) => field === name)?.key
    if (key) errors[name] = { type: 'rule', message: key }
  }
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
}

/** The form of a work of a kindergarten. A draft that is refused for review is saved all the same. */
export function useGardenForm(work: SubmissionDetail | null, onClose: () => void) {
  const t = useTranslate()
  const notify = useNotify()
  const saving = useSaveGarden()
  const submitting = useSubmitGarden()
  const stored = useRef(work ? { id: work.id, version: work.version } : null)
  const isForReview = useRef(false)
  const form = useRecordForm<GardenValues>({
    resolver,
    defaultValues: gardenValues(work),
    fields: gardenFields,
    onSave: async (values, newer = 0) => {
      const known = stored.current
      const place = known ? { id: known.id, version: Math.max(known.version, newer) } : {}
      const { id, version } = await saving.mutateAsync({ ...gardenDraft(values), ...place })
      stored.current = { id, version }
      form.reset(values)
      if (isForReview.current) await submitting.mutateAsync({ id, version, hasNoChild: values.hasNoChild })
      notify.success(t(`preschoolReview.done.${isForReview.current ? 'submit' : 'save'}`, { title: values.title }))
      onClose()
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

/** The result of {@link useGardenForm}. */
export type GardenForm = ReturnType<typeof useGardenForm>
