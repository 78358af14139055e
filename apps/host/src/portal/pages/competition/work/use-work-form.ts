import { ApiError } from '@doorway/api-client'
import type { Schema } from '@doorway/api-client/types'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { usePreferences } from '../../../../preferences/preferences-context'
import { browserQueue, useQueueItems } from '../../../parts/upload-queue/queue/browser-queue'
import type { CompetitionDetail } from '../../../data/portal-reader'
import { usePageStrings } from '../../../use-page-strings'
import { route } from '../competition.route'
import { callsIn, failureText } from '../entry/entry-calls'
import { announceChange } from '../entry/use-own-competition'
import { videoLength } from './video-length'
import {
  type FileFault,
  faultOfFile,
  minSummary,
  missingOf,
  type Slot,
  valuesOf,
  type WorkValues,
  writeOf,
} from './work-values'

const AUTOSAVE_MS = 30_000

interface Status {
  isBusy: boolean
  message?: string
  failure?: string
  /** Faults by field: a text, or `files.` and the slot. */
  faults: Readonly<Record<string, string>>
}

/** A slot with the file that is being sent for it. */
export interface Sending {
  key: string
  slot: string
}

const twoDigits = (value: number) => String(value).padStart(2, '0')
const clockText = (at: Date) => [at.getHours(), at.getMinutes()].map(twoDigits).join(':')

/** The form of a work: saved every half minute and when a file has arrived. */
export function useWorkForm(competition: CompetitionDetail, found: Schema<'Work'> | null, topic: string) {
  const { locale } = usePreferences()
  const texts = usePageStrings(route).work
  const [work, setWork] = useState(found)
  const [values, setValues] = useState(() => valuesOf(found, topic))
  const [sendings, setSendings] = useState<readonly Sending[]>([])
  const [status, setStatus] = useState<Status>({ isBusy: false, faults: {} })
  const isDirty = useRef(false)
  // Saves follow one another, so that each knows the version of the last.
  const last = useRef<Promise<Schema<'Work'> | null>>(Promise.resolve(found))
  const items = useQueueItems()

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
    const faults =
      error instanceof ApiError ? Object.fromEntries(error.fieldErrors.map(({ field, msg }) => [field, msg])) : {}
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
    setStatus(({ faults }) => ({
      isBusy: false,
      faults: Object.fromEntries(Object.entries(faults).filter(([field]) => !(field in more))),
    }))
  }

  const faultText = (slot: Slot, fault: FileFault) =>
    ({
      wrongType: texts.wrongType(slot.types.join('、')),
      tooLarge: texts.tooLarge(slot.maxMegabytes),
      tooLong: slot.maxSeconds === null ? undefined : texts.tooLong(Math.round(slot.maxSeconds / 60)),
      unreadable: texts.unreadable,
    })[fault]
  const checkLength = async (slot: Slot, file: File): Promise<FileFault | undefined> => {
    if (slot.maxSeconds === null || !file.name.toLowerCase().endsWith('.mp4')) return undefined
    const seconds = await videoLength(file)
    if (seconds === undefined) return 'unreadable'
    return seconds > slot.maxSeconds ? 'tooLong' : undefined
  }
  const addFile = async (slot: Slot, file: File) => {
    const field = `files.${slot.key}`
    const fault = faultOfFile(slot, file) ?? (await checkLength(slot, file))
    if (fault)
      return setStatus({
        isBusy: false,
        faults: { ...status.faults, [field]: faultText(slot, fault) ?? texts.unreadable },
      })
    setStatus(({ faults }) => ({
      isBusy: false,
      faults: Object.fromEntries(Object.entries(faults).filter(([name]) => name !== field)),
    }))
    const queue = browserQueue()
    queue.add([file], () => undefined)
    const added = queue.items().at(-1)
    if (added) setSendings((before) => [...before, { key: added.key, slot: slot.key }])
  }
  const removeFile = (fileId: string) => {
    const next = { ...values, files: values.files.filter((file) => file.fileId !== fileId) }
    setValues(next)
    void save(next)
  }
  const drop = (key: string) => {
    void browserQueue().remove(key)
    setSendings((before) => before.filter((sending) => sending.key !== key))
  }

  // A file that has arrived belongs to the work at once; the same bytes in a resource are sent once more.
  const takeArrived = useEffectEvent(() => {
    for (const { key, slot } of sendings) {
      const item = browserQueue()
        .items()
        .find((each) => each.key === key)
      if (item?.phase === 'known') browserQueue().sendAgain(key)
      if (item?.phase !== 'done' || item.uploadId === undefined) continue
      const { count } = competition.slots.find((each) => each.key === slot) ?? { count: 1 }
      const others = values.files.filter((file) => file.slot !== slot)
      const same = values.files.filter((file) => file.slot === slot && file.fileId !== item.uploadId)
      const arrived = { slot, fileId: item.uploadId, name: item.file.name, size: item.file.size }
      const next = { ...values, files: [...others, ...same.slice(-(count - 1) || same.length), arrived] }
      setValues(next)
      setSendings((before) => before.filter((sending) => sending.key !== key))
      void browserQueue().remove(key)
      void save(next)
      return
    }
  })
  useEffect(() => browserQueue().subscribe(() => takeArrived()), [])

  const autosave = useEffectEvent(() => {
    if (isDirty.current && !status.isBusy && values.title.trim() !== '') void save(values)
  })
  useEffect(() => {
    const timer = window.setInterval(() => autosave(), AUTOSAVE_MS)
    const handleLeave = () => document.visibilityState === 'hidden' && autosave()
    document.addEventListener('visibilitychange', handleLeave)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', handleLeave)
      autosave()
    }
  }, [])

  const submit = async () => {
    const missing = missingOf(values, competition.slots)
    const faults = {
      ...(missing.title && { title: texts.titleRequired }),
      ...(missing.summary && { summary: texts.summaryShort(minSummary) }),
      ...Object.fromEntries(missing.slots.map((slot) => [`files.${slot}`, texts.missingFile])),
    }
    if (sendings.length > 0) return setStatus({ isBusy: false, failure: texts.busy, faults: {} })
    if (Object.keys(faults).length > 0) return setStatus({ isBusy: false, failure: texts.incomplete, faults })
    setStatus({ isBusy: true, faults: {} })
    try {
      const saved = await saveValues(values)
      if (!saved) return
      const submitted = await callsIn(locale).submitWork(saved.id)
      last.current = Promise.resolve(submitted)
      setWork(submitted)
      setStatus({ isBusy: false, message: texts.submitted, faults: {} })
      announceChange()
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
    sendings,
    items,
    change,
    addFile,
    removeFile,
    drop,
    save: () => save(values),
    submit,
    withdraw,
  }
}

/** The form of a work with its actions. */
export type WorkForm = ReturnType<typeof useWorkForm>
