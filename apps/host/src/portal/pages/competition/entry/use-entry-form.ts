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

type Entry = Schema<'Entry'>

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

/** The entry as the server has it: what this form stored last, until the page has read that or a later one. */
const newestOf = (read: Entry | null, stored: Entry | null): Entry | null =>
  stored && (!read || (read.id === stored.id && read.version < stored.version)) ? stored : read

/** The sign-up form: stored in this session with every change, on the server every half minute and by its buttons. */
export function useEntryForm(competition: CompetitionDetail, entry: Entry | null) {
  const { locale } = usePreferences()
  const texts = usePageStrings(route)
  const [values, setValues] = useState(() => readDraft(competition.id) ?? (entry ? valuesOf(entry) : emptyEntry))
  const [status, setStatus] = useState<Status>({ faults: {} })
  const isDirty = useRef(false)
  const stored = useRef<Entry | null>(null)
  // Saves follow each other, so that each knows the version of the last.
  const pending = useRef<Promise<unknown>>(Promise.resolve())

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

  const save = (): Promise<Entry> => {
    const previous = pending.current
    const run = async () => {
      await previous.catch(() => undefined)
      try {
        const known = newestOf(entry, stored.current)
        stored.current = await callsIn(locale).saveEntry(writeOf(competition.id, values, known))
      } catch (error) {
        isDirty.current = true
        throw error
      }
      // What was typed meanwhile is in this session alone.
      if (!isDirty.current) storeDraft(competition.id, undefined)
      return stored.current
    }
    isDirty.current = false
    const saved = run()
    pending.current = saved
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
        stored.current = submitted
        return submitted.receiptNo === null ? texts.saved : texts.submitted(submitted.receiptNo)
      }),
    cancel: () =>
      act('cancel', async () => {
        // A draft that is still being saved must not be what the next entry is saved over.
        await pending.current.catch(() => undefined)
        if (entry) await callsIn(locale).cancelEntry(entry.id)
        stored.current = null
        storeDraft(competition.id, undefined)
        setValues(emptyEntry)
        return texts.cancelled
      }),
  }
}
