import { ApiError } from '@doorway/api-client'
import { useEffect, useState } from 'react'
import { useTranslate } from '../../context/use-translate'
import { useDirtyGuard } from '../../forms/use-dirty-guard'
import { isSilent } from '../../context/use-events'
import { useNotify } from '../../mutations/use-notify'
import { useSingleSubmit } from '../../forms/use-single-submit'
import type { Competition, CompetitionCalls } from './competition-types'
import { useChangeCompetition } from './competitions.queries'

/** What the editor needs of the open step, so that changing steps saves it first. */
export interface StepHandle {
  isDirty: boolean
  /** Resolves to whether everything is saved. */
  save: () => Promise<boolean>
}

/** What every step gets. */
export interface StepProps {
  competition: Competition
  isReadOnly: boolean
  /** Receives the handle of the open step, and null when it is gone. */
  onHandle: (handle: StepHandle | null) => void
}

/** How a step reads a competition and saves what was changed. */
export interface StepForm<Values> {
  read: (competition: Competition) => Values
  save: (calls: CompetitionCalls, values: Values, seen: { id: number; version: number }) => Promise<Competition>
}

const noErrors: Readonly<Record<string, string>> = {}

/** The form of one step: values, what the server refuses at its field, and saving against the version that was seen. */
export function useStepForm<Values extends object>({ competition, onHandle }: StepProps, form: StepForm<Values>) {
  const t = useTranslate()
  const notify = useNotify()
  const changing = useChangeCompetition('save')
  const [stored, setStored] = useState(() => form.read(competition))
  const [values, setValues] = useState(stored)
  const [errors, setErrors] = useState(noErrors)
  const [failure, setFailure] = useState<unknown>(null)
  const isDirty = JSON.stringify(values) !== JSON.stringify(stored)

  const refuse = (error: unknown) => {
    if (isSilent(error)) return
    const faults = error instanceof ApiError ? error.fieldErrors : []
    setErrors(Object.fromEntries(faults.map(({ field, msg }) => [field, msg])))
    setFailure(error)
  }
  const saveAgainst = async (version: number): Promise<boolean> => {
    setErrors(noErrors)
    setFailure(null)
    try {
      const saved = await changing.mutateAsync((calls) => form.save(calls, values, { id: competition.id, version }))
      const next = form.read(saved)
      setStored(next)
      setValues(next)
      notify.success(t('competitions.saved'))
      return true
    } catch (error) {
      refuse(error)
      return false
    }
  }
  const save = () => saveAgainst(competition.version)
  const submit = useSingleSubmit(save)
  const overwrite = () => {
    const current = failure instanceof ApiError ? failure.current : undefined
    const version =
      typeof current === 'object' && current !== null && 'version' in current ? current.version : competition.version
    return saveAgainst(typeof version === 'number' ? version : competition.version)
  }
  useDirtyGuard({ isDirty, what: t('competitions.what'), save })
  useEffect(() => {
    onHandle({ isDirty, save })
    return () => onHandle(null)
  })
  return {
    values,
    set: (change: Partial<Values>) => setValues((before) => ({ ...before, ...change })),
    errorOf: (field: string): string | undefined => errors[field],
    errors,
    failure,
    isDraft: competition.state === 'draft',
    isDirty,
    isSaving: changing.isPending,
    submit,
    overwrite,
  }
}

/** The form of a step as its views get it. */
export type StepFormState<Values extends object> = ReturnType<typeof useStepForm<Values>>
