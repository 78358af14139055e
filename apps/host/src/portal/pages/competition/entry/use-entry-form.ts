import { ApiError } from '@doorway/api-client'
import type { Schema } from '@doorway/api-client/types'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { usePreferences } from '../../../../preferences/preferences-context'
import type { CompetitionDetail } from '../../../data/portal-reader'
import { usePageStrings } from '../../../use-page-strings'
import { route } from '../competition.route'
import { callsIn, failureText } from './entry-calls'
import { emptyEntry, type EntryValues, isComplete, readDraft, storeDraft, valuesOf, writeOf } from './entry-draft'
import { announceChange } from './use-own-competition'

const AUTOSAVE_MS = 30_000

/** A field of the form that can be at fault. */
export type FieldName = 'groupId' | 'gardeId' | 'courseId' | 'topic' | 'members' | 'isAgreed'

type Faults = Partial<Record<FieldName, string>>

interface Status {
  busy?: 'save' | 'submit' | 'cancel'
  message?: string
  failure?: string
  faults: Faults
}

const FIELDS: readonly string[] = ['groupId', 'gardeId', 'courseId', 'topic', 'members', 'isAgreed']
const isField = (name: string): name is FieldName => FIELDS.includes(name)

/** Faults of the server by field; of a member of a list, the list. */
function faultsOf(error: unknown): Faults {
  if (!(error instanceof ApiError)) return {}
  return Object.fromEntries(
    error.fieldErrors.flatMap(({ field, msg }) => {
      const name = field.replace(/\..*/, '')
      return isField(name) ? [[name, msg] as const] : []
    }),
  )
}

/** The sign-up form: stored in this session with every change, on the server every half minute and by its buttons. */
export function useEntryForm(competition: CompetitionDetail, entry: Schema<'Entry'> | null) {
  const { locale } = usePreferences()
  const texts = usePageStrings(route)
  const [values, setValues] = useState(() => readDraft(competition.id) ?? (entry ? valuesOf(entry) : emptyEntry))
  const [status, setStatus] = useState<Status>({ faults: {} })
  const isDirty = useRef(false)

  const change = (more: Partial<EntryValues>) => {
    const next = { ...values, ...more }
    isDirty.current = true
    setValues(next)
    storeDraft(competition.id, next)
    setStatus(({ faults }) => ({
      faults: Object.fromEntries(Object.entries(faults).filter(([name]) => !(name in more))),
    }))
  }

  const missing = (withPromise: boolean): Faults => ({
    ...(values.groupId === '' && { groupId: texts.required }),
    ...(values.gardeId === '' && { gardeId: texts.required }),
    ...(values.courseId === '' && { courseId: texts.required }),
    ...(values.topic.trim() === '' && { topic: texts.required }),
    ...(values.members.some(({ name, orgName }) => name.trim() === '' || orgName.trim() === '') && {
      members: texts.memberIncomplete,
    }),
    ...(withPromise && !values.isAgreed && { isAgreed: texts.promiseRequired }),
  })

  const save = async (): Promise<Schema<'Entry'>> => {
    const saved = await callsIn(locale).saveEntry(writeOf(competition.id, values, entry))
    isDirty.current = false
    storeDraft(competition.id, undefined)
    return saved
  }

  const act = async (busy: NonNullable<Status['busy']>, run: () => Promise<string>) => {
    const faults = busy === 'cancel' ? {} : missing(busy === 'submit')
    if (Object.keys(faults).length > 0) return setStatus({ faults, failure: texts.incomplete })
    setStatus({ busy, faults: {} })
    try {
      setStatus({ message: await run(), faults: {} })
      announceChange()
    } catch (error) {
      setStatus({ failure: failureText(error) ?? texts.failed, faults: faultsOf(error) })
    }
  }

  const autosave = useEffectEvent(() => {
    if (!isDirty.current || status.busy || !isComplete(values)) return
    save().then(announceChange, () => undefined)
  })
  useEffect(() => {
    const timer = window.setInterval(() => autosave(), AUTOSAVE_MS)
    return () => clearInterval(timer)
  }, [])

  return {
    values,
    status,
    change,
    save: () => act('save', async () => (await save(), texts.saved)),
    submit: () =>
      act('submit', async () => {
        const saved = await save()
        const submitted = await callsIn(locale).submitEntry(saved.id, competition.promise.version)
        return submitted.receiptNo === null ? texts.saved : texts.submitted(submitted.receiptNo)
      }),
    cancel: () =>
      act('cancel', async () => {
        if (entry) await callsIn(locale).cancelEntry(entry.id)
        storeDraft(competition.id, undefined)
        setValues(emptyEntry)
        return texts.cancelled
      }),
  }
}
