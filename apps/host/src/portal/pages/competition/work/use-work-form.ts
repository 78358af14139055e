import { ApiError } from '@doorway/api-client'
import type { Schema } from '@doorway/api-client/types'
import { useRef, useState } from 'react'
import { usePreferences } from '../../../../preferences/preferences-context'
import type { CompetitionDetail } from '../../../data/portal-reader'
import { usePageStrings } from '../../../use-page-strings'
import { route } from '../competition.route'
import { callsIn, failureText } from '../entry/entry-calls'
import { announceChange } from '../entry/use-own-competition'
import { useAutosave } from './use-autosave'
import { callAgain } from './submit-again'
import { useSubmissionLine } from './use-submission-line'
import { useWorkFiles } from './use-work-files'
import { minSummary, missingOf, valuesOf, type WorkValues, writeOf } from './work-values'

/** Faults by field: a text, or `files.` and the slot. */
type Faults = Readonly<Record<string, string>>

interface Status {
  isBusy: boolean
  message?: string
  failure?: string
  faults: Faults
}

const withoutFields = (faults: Faults, fields: readonly string[]): Faults =>
  Object.fromEntries(Object.entries(faults).filter(([field]) => !fields.includes(field)))

/** The sentences of each field, one on each line. */
function faultsOf({ fieldErrors }: ApiError): Faults {
  const faults: Record<string, string> = {}
  for (const { field, msg } of fieldErrors) faults[field] = field in faults ? `${faults[field]}\n${msg}` : msg
  return faults
}

const twoDigits = (value: number) => String(value).padStart(2, '0')
const clockText = (at: Date) => [at.getHours(), at.getMinutes()].map(twoDigits).join(':')

/** The form of a work: saved every half minute and when a file has arrived. */
export function useWorkForm(competition: CompetitionDetail, found: Schema<'Work'> | null, topic: string) {
  const { locale } = usePreferences()
  const texts = usePageStrings(route).work
  const [work, setWork] = useState(found)
  const [values, setValues] = useState(() => valuesOf(found, topic))
  const [status, setStatus] = useState<Status>({
    isBusy: found?.line !== undefined && found.line !== null,
    failure: found?.lineProblem ?? undefined,
    faults: {},
  })
  const isDirty = useRef(false)
  // Saves follow one another, so that each knows the version of the last.
  const last = useRef<Promise<Schema<'Work'> | null>>(Promise.resolve(found))

  const saveValues = (next: WorkValues): Promise<Schema<'Work'> | null> => {
    const run = async () => {
      const known = await last.current.catch(() => work)
      const saved = await callsIn(locale).saveWork(writeOf(competition.id, known, next))
      setWork(saved)
      return saved
    }
    isDirty.current = false
    last.current = run()
    return last.current
  }
  const fail = (error: unknown) => {
    isDirty.current = true
    const faults = error instanceof ApiError ? faultsOf(error) : {}
    setStatus({ isBusy: false, failure: failureText(error) ?? texts.phases.failed, faults })
  }
  const save = async (next: WorkValues) => {
    if (next.title.trim() === '') return setStatus({ isBusy: false, faults: { title: texts.titleRequired } })
    try {
      await saveValues(next)
      setStatus({ isBusy: false, message: texts.saved(clockText(new Date())), faults: {} })
    } catch (error) {
      fail(error)
    }
  }
  const change = (more: Partial<WorkValues>) => {
    isDirty.current = true
    setValues({ ...values, ...more })
    setStatus(({ faults }) => ({ isBusy: false, faults: withoutFields(faults, Object.keys(more)) }))
  }

  const files = useWorkFiles({
    competition,
    values,
    store: (next) => {
      setValues(next)
      void save(next)
    },
    setFault: (field, text) =>
      setStatus(({ faults }) => ({
        isBusy: false,
        faults: { ...withoutFields(faults, [field]), ...(text !== null && { [field]: text }) },
      })),
  })
  useAutosave(() => {
    if (isDirty.current && !status.isBusy && values.title.trim() !== '') void save(values)
  })

  const showSubmitted = (submitted: Schema<'Work'>) => {
    last.current = Promise.resolve(submitted)
    setWork(submitted)
    const { line, lineProblem } = submitted
    if (line) return setStatus({ isBusy: true, faults: {} })
    if (lineProblem !== null) return setStatus({ isBusy: false, failure: lineProblem, faults: {} })
    setStatus({ isBusy: false, message: texts.submitted, faults: {} })
    announceChange()
  }
  const readAgain = async () => (await callsIn(locale).getOwnWork(competition.id)).work
  useSubmissionLine(work, readAgain, showSubmitted)
  const submit = async () => {
    const missing = missingOf(values, competition.slots)
    const faults = {
      ...(missing.title && { title: texts.titleRequired }),
      ...(missing.summary && { summary: texts.summaryShort(minSummary) }),
      ...Object.fromEntries(missing.slots.map((slot) => [`files.${slot}`, texts.missingFile])),
    }
    if (files.soundless.length > 0) return setStatus({ isBusy: false, failure: texts.media.confirmFirst, faults: {} })
    if (files.sendings.length + files.checking.length > 0)
      return setStatus({ isBusy: false, failure: texts.busy, faults: {} })
    if (Object.keys(faults).length > 0) return setStatus({ isBusy: false, failure: texts.incomplete, faults })
    setStatus({ isBusy: true, faults: {} })
    try {
      const saved = await saveValues(values)
      if (!saved) return
      const showBusy = () => setStatus({ isBusy: true, message: texts.again, faults: {} })
      showSubmitted(await callAgain(() => callsIn(locale).submitWork(saved.id), showBusy))
    } catch (error) {
      fail(error)
    }
  }
  const withdraw = async () => {
    if (!work) return
    setStatus({ isBusy: true, faults: {} })
    try {
      const withdrawn = await callsIn(locale).withdrawWork(work.id)
      last.current = Promise.resolve(withdrawn)
      setWork(withdrawn)
      setStatus({ isBusy: false, message: texts.withdrawn, faults: {} })
      announceChange()
    } catch (error) {
      fail(error)
    }
  }
  return {
    work,
    values,
    status,
    ...files,
    change,
    save: () => save(values),
    submit,
    withdraw,
  }
}

/** The form of a work with its actions. */
export type WorkForm = ReturnType<typeof useWorkForm>
