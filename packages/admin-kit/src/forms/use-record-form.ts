import { ApiError } from '@doorway/api-client'
import { useRef, useState } from 'react'
import { useForm, type DefaultValues, type FieldValues, type Path, type Resolver } from 'react-hook-form'
import { isSilent } from '../context/use-events'
import type { FormConflict } from './conflict/conflict-view'
import { useSingleSubmit } from './use-single-submit'

/** What a form of one record needs. */
export interface RecordFormOptions<Values extends FieldValues> {
  resolver: Resolver<Values>
  defaultValues: DefaultValues<Values>
  /** Names of the fields, as the server's refusals call them. */
  fields: readonly Path<Values>[]
  /** The version that was loaded; absent for a new record and for records without versions. */
  version?: number
  /** The values of the form in what the server returns with a version conflict; without them nothing is compared. */
  valuesOf?: (current: unknown) => Values | null
  /** Saves; throws what the server refuses. */
  onSave: (values: Values, version: number | undefined) => Promise<unknown>
}

const versionOf = (current: unknown) =>
  typeof current === 'object' && current !== null && 'version' in current && typeof current.version === 'number'
    ? current.version
    : undefined

/**
 * A form of one record. What the server refuses stands at its field, otherwise in `failure`; the input stays. After a
 * version conflict `conflict` has both values of each field, and `overwrite` saves the same input over the newer ones.
 */
export function useRecordForm<Values extends FieldValues>(options: RecordFormOptions<Values>) {
  const { resolver, defaultValues, fields, valuesOf, onSave } = options
  const form = useForm<Values>({ resolver, defaultValues })
  const [opened, setOpened] = useState<Values>(() => form.getValues())
  const [failure, setFailure] = useState<unknown>(null)
  const version = useRef(options.version)
  const refuse = (error: unknown) => {
    if (isSilent(error)) return
    const faults = error instanceof ApiError ? error.fieldErrors : []
    for (const { field, msg } of faults) {
      const name = fields.find((known) => known === field)
      if (name) form.setError(name, { message: msg })
    }
    const isAllAtFields = faults.length > 0 && faults.every(({ field }) => fields.some((known) => known === field))
    setFailure(isAllAtFields ? null : error)
  }
  const save = useSingleSubmit(async (values: Values) => {
    setFailure(null)
    await onSave(values, version.current).catch(refuse)
  })
  const submit = () => form.handleSubmit(save)()
  const overwrite = () => {
    if (failure instanceof ApiError) version.current = versionOf(failure.current) ?? version.current
    return submit()
  }
  const compare = (): FormConflict<Values> | null => {
    if (!valuesOf || !(failure instanceof ApiError) || !failure.isVersionConflict) return null
    const theirs = valuesOf(failure.current)
    if (!theirs) return null
    const resolve = (merge: (mine: Values) => Values) => {
      const values = merge(form.getValues())
      form.reset(theirs)
      form.reset(values, { keepDefaultValues: true })
      version.current = versionOf(failure.current) ?? version.current
      setOpened(theirs)
      setFailure(null)
    }
    return { opened, mine: form.getValues(), theirs, resolve }
  }
  return { ...form, failure, conflict: compare(), submit, overwrite }
}
