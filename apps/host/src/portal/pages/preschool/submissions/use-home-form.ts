import { ApiError } from '@doorway/api-client'
import { homeSubmissionEndpoints } from '@doorway/api-client/endpoints'
import { homeLimits, type RuleKey } from '@doorway/api-client/rules'
import { useDirtyGuard, useNotify } from '@doorway/admin-kit'
import type { Schema } from '@doorway/api-client/types'
import { useCallback, useEffect, useRef, useState } from 'react'
import { pageClient } from '../../../parts/upload-queue/queue/browser-queue'
import { brokenIn, differs, valuesToWire, type HomePicture, type HomeValues } from './home-values'
import { storeEntries, type Entries } from './entries-storage'
import { useHomeStrings } from './use-home-strings'

/** By field: a rule, whose message follows the language, or the server's message. */
type Faults = Record<string, { rule: RuleKey } | { text: string }>

export interface HomeFormOptions {
  entries: Entries
  /** The text that a consent has to be for. */
  consent: Schema<'HomeSubmissionForm'>['consent']
  /** Called after saving as a draft. */
  onDraft: (draft: HomeValues) => void
  /** Called when the lists have to be reloaded. */
  onSaved: () => Promise<void>
  /** Called after the submission. */
  onDone: () => void
}

/** The form's entries, stored while their author visits other pages. */
function useEntries(entries: Entries) {
  const { words } = useHomeStrings()
  const [values, setValues] = useState(entries.values)
  const [saved, setSaved] = useState(entries.saved)
  const isDirty = differs(values, saved)
  const { release } = useDirtyGuard({ isDirty, what: words.unsaved })
  useEffect(() => storeEntries(isDirty ? { values, saved } : undefined), [isDirty, values, saved])
  const addPictures = useCallback((pictures: readonly HomePicture[]) => {
    setValues((before) => {
      const fresh = pictures.filter(({ id }) => before.pictures.every((picture) => picture.id !== id))
      return { ...before, pictures: [...before.pictures, ...fresh].slice(0, homeLimits.picturesMax) }
    })
  }, [])
  return { values, setValues, setSaved, isDirty, release, addPictures }
}

/** Error messages of the form in the reader's language; the first invalid field gets the focus. */
function useFaults() {
  const { rules } = useHomeStrings()
  const form = useRef<HTMLFormElement>(null)
  const [faults, setFaults] = useState<Faults>({})
  const showFaults = (found: Faults) => {
    setFaults(found)
    const [first] = Object.keys(found)
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"], [data-field="${first}"] button`)?.focus()
  }
  const texts = Object.fromEntries(
    Object.entries(faults).map(([field, fault]) => [field, 'rule' in fault ? rules[fault.rule] : fault.text]),
  )
  return { form, texts, showFaults }
}

/** The form's entries, their errors, and the functions that save them. */
export function useHomeForm({ entries, consent, onDraft, onSaved, onDone }: HomeFormOptions) {
  const { words } = useHomeStrings()
  const notify = useNotify()
  const { values, setValues, setSaved, isDirty, release, addPictures } = useEntries(entries)
  const { form, texts, showFaults } = useFaults()
  const [saving, setSaving] = useState<'draft' | 'pending' | null>(null)

  const send = async (state: 'draft' | 'pending') => {
    const calls = pageClient().endpoints(homeSubmissionEndpoints)
    const { id, version } = await calls.save(valuesToWire(values))
    // Saved in any case; a submission that is refused stays a draft.
    const draft = { ...values, id, version }
    setSaved(draft)
    onDraft(draft)
    setValues((before) => ({ ...before, id, version }))
    release()
    if (state === 'pending') await calls.submit({ id, version, consent: values.showsChild ? consent : undefined })
  }
  const save = async (state: 'draft' | 'pending') => {
    const broken = brokenIn(values, state)
    showFaults(Object.fromEntries(broken.map(([field, rule]) => [field, { rule }])))
    if (broken.length > 0) return
    setSaving(state)
    try {
      await send(state)
      notify.success(state === 'pending' ? words.submitted : words.saved)
      if (state === 'pending') onDone()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      showFaults(Object.fromEntries(error.fieldErrors.map(({ field, msg }) => [field, { text: msg }])))
      if (error.fieldErrors.length === 0) notify.failure(error)
    } finally {
      setSaving(null)
      await onSaved()
    }
  }
  const change = (more: Partial<HomeValues>) => setValues((before) => ({ ...before, ...more }))
  return { form, texts, values, change, addPictures, isDirty, saving, save }
}
