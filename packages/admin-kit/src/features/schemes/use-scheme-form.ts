import { ApiError } from '@doorway/api-client'
import { useEffect, useState } from 'react'
import { useLatest } from '../../context/use-latest'
import { useTranslate } from '../../context/use-translate'
import { useDirtyGuard } from '../../forms/use-dirty-guard'
import { useSingleSubmit } from '../../forms/use-single-submit'
import { isSilent } from '../../context/use-events'
import { useNotify } from '../../mutations/use-notify'
import { draftOf, newValues, type SchemeValues, unreadableFields, valuesOf } from './scheme-draft'
import type { Scheme } from './scheme-types'
import { useChangeScheme } from './schemes.queries'

const noErrors: Readonly<Record<string, string>> = {}

/** The form of a scheme, or of a new one: what was typed, what is wrong at which field, and saving against the version that was seen. */
export function useSchemeForm(scheme: Scheme | null, onCreated: (id: number) => void) {
  const t = useTranslate()
  const notify = useNotify()
  const saving = useChangeScheme('save')
  const [stored, setStored] = useState(() => (scheme ? valuesOf(scheme) : newValues()))
  const [version, setVersion] = useState(scheme?.version)
  const [values, setValues] = useState(stored)
  const [errors, setErrors] = useState(noErrors)
  const [failure, setFailure] = useState<unknown>(null)
  const [createdId, setCreatedId] = useState<number | null>(null)
  const latest = useLatest(onCreated)
  const isDirty = JSON.stringify(values) !== JSON.stringify(stored)
  const save = async (): Promise<boolean> => {
    const unreadable = unreadableFields(values)
    setErrors(Object.fromEntries(unreadable.map((field) => [field, t('schemes.numberFault')])))
    setFailure(null)
    if (unreadable.length > 0) return false
    try {
      const saved = await saving.mutateAsync((calls) =>
        calls.save({
          ...draftOf(values),
          ...(scheme && { id: scheme.id }),
          ...(version !== undefined && { version }),
        }),
      )
      const next = valuesOf(saved)
      setStored(next)
      setValues(next)
      setVersion(saved.version)
      notify.success(t('schemes.saved', { name: saved.name }))
      if (scheme === null) setCreatedId(saved.id)
      return true
    } catch (error) {
      if (isSilent(error)) return false
      const faults = error instanceof ApiError ? error.fieldErrors : []
      setErrors(Object.fromEntries(faults.map(({ field, msg }) => [field, msg])))
      setFailure(error)
      return false
    }
  }
  const submit = useSingleSubmit(save)
  useDirtyGuard({ isDirty, what: t('schemes.what'), save })
  // After the guard's effect: what is saved does not block leaving any more.
  useEffect(() => {
    if (createdId !== null) latest.current(createdId)
  }, [createdId, latest])
  return {
    values,
    set: (change: Partial<SchemeValues>) => setValues((before) => ({ ...before, ...change })),
    errorOf: (field: string): string | undefined => errors[field],
    errors,
    failure,
    isDirty,
    isSaving: saving.isPending,
    submit,
  }
}

/** The form of a scheme as its views get it. */
export type SchemeForm = ReturnType<typeof useSchemeForm>
