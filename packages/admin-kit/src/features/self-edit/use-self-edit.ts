import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { ApiError, type OwnDetail } from '@doorway/api-client'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import * as z from 'zod/mini'
import { useDirtyGuard } from '../../forms/use-dirty-guard'
import { useDraft } from '../../forms/use-draft'
import { useSingleSubmit } from '../../forms/use-single-submit'
import { isSilent } from '../../context/use-events'
import { useNotify } from '../../mutations/use-notify'
import { useFailureText, useTranslate } from '../../context/use-translate'
import { selfEditField, selfEditSchema, selfEditValues, type SelfEditValues } from './self-edit-form.schema'
import { useOwnQueries, useSaveOwn } from './self-edit.queries'

const storedValues = z.object({
  name: z.string(),
  mobile: z.string(),
  email: z.string(),
  avatar: z.string(),
  descriptionTitle: z.string(),
  description: z.string(),
})

/** The draft of the form, stored when the sign-in expires. */
function useSelfEditDraft(form: UseFormReturn<SelfEditValues>) {
  const { isDirty } = form.formState
  const draft = useDraft('self-edit', () => (isDirty ? form.getValues() : null))
  const restore = () => {
    const values = storedValues.safeParse(draft.stored?.values).data
    if (values) form.reset(values, { keepDefaultValues: true })
    draft.discard()
  }
  return { ...draft, restore }
}

/** Editing one's own record: the form, its saving with the messages of section 8, and its draft. */
export function useSelfEdit(first: OwnDetail, onSaved?: () => void) {
  const t = useTranslate()
  const notify = useNotify()
  const failureText = useFailureText()
  const cache = useQueryClient()
  const own = useOwnQueries()
  const [stored, setStored] = useState(first)
  const [failure, setFailure] = useState<{ text: string; isConflict: boolean } | null>(null)
  const saving = useSaveOwn()
  const form = useForm<SelfEditValues>({
    resolver: standardSchemaResolver(selfEditSchema),
    defaultValues: selfEditValues(first),
  })
  const { isDirty } = form.formState
  const submit = useSingleSubmit(form.handleSubmit(save))
  const guard = useDirtyGuard({ isDirty, what: t('selfEdit.title'), save: () => submit() })
  const draft = useSelfEditDraft(form)

  const handleFailure = (error: unknown) => {
    if (isSilent(error)) return
    const isConflict = error instanceof ApiError && error.isVersionConflict
    setFailure({ text: t('selfEdit.failure', { reason: failureText(error) }), isConflict })
    for (const { field, msg } of error instanceof ApiError ? error.fieldErrors : []) {
      const name = selfEditField(field)
      if (name) form.setError(name, { type: 'server', message: msg })
    }
  }
  async function save(values: SelfEditValues) {
    setFailure(null)
    try {
      const saved = await saving.mutateAsync({ ...stored, ...values })
      setStored(saved)
      form.reset(selfEditValues(saved))
      guard.release()
      draft.discard()
      notify.success(t('selfEdit.success'))
      onSaved?.()
    } catch (error) {
      handleFailure(error)
    }
  }
  return {
    form,
    stored,
    failure,
    draft,
    isSaving: saving.isPending,
    submit,
    /** Somebody else saved in between: theirs come in, what was typed here stays. */
    takeLatest: async () => {
      const fresh = await cache.fetchQuery(own.detail())
      setStored(fresh)
      form.reset(selfEditValues(fresh), { keepDirtyValues: true })
      setFailure(null)
    },
    leave: async () => {
      const mayLeave = await guard.mayLeave()
      if (mayLeave) guard.release()
      return mayLeave
    },
  }
}

/** One's own record being edited. */
export type SelfEditing = ReturnType<typeof useSelfEdit>
