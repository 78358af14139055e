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

/** By field: a rule, whose words follow the language, or what the server said. */
type Faults = Record<string, { rule: RuleKey } | { text: string }>

export interface HomeFormOptions {
  entries: Entries
  /** The text that a consent has to be for. */
  consent: Schema<'HomeSubmissionForm'>['consent']
  /** It is a draft now, or one again. */
  onDraft: (draft: HomeValues) => void
  /** The lists have to be read again. */
  onSaved: () => Promise<void>
  /** It is handed in. */
  onDone: () => void
}

/** The form's entries with what is kept of them when their person goes elsewhere. */
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

/** What is wrong with the form, in the reader's language; the first field at fault gets the focus. */
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

/** The form's entries, what is wrong with them, and the ways to save them. */
export function useHomeForm({ entries, consent, onDraft, onSaved, onDone }: HomeFormOptions) {
  const { words } = useHomeStrings()
  const notify = useNotify()
  const { values, setValues, setSaved, isDirty, release, addPictures } = useEntries(entries)
  const { form, texts, showFaults } = useFaults()
  const [saving, setSaving] = useState<'draft' | 'pending' | null>(null)

  const send = async (state: 'draft' | 'pending') => {
    const calls = pageClient().endpoints(homeSubmissionEndpoints)
    const { id, version } = await calls.save(valuesToWire(values))
    // Saved it is in any case; what cannot be handed in stays a draft.
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
