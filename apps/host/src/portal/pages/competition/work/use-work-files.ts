import type { MediaFacts } from '@doorway/api-client/rules'
import { useEffect, useEffectEvent, useState } from 'react'
import type { CompetitionDetail } from '../../../data/portal-reader'
import { browserQueue, useQueueItems } from '../../../parts/upload-queue/queue/browser-queue'
import { usePageStrings } from '../../../use-page-strings'
import { route } from '../competition.route'
import { checkFile, type FileCheck } from './check-file'
import type { Slot, WorkValues } from './work-values'

/** A slot with the file that is being sent for it. */
export interface Sending {
  key: string
  slot: string
  media?: MediaFacts
}

/** A file that is read before it may be sent. */
export interface Checking {
  slot: string
  name: string
  cancel: () => void
}

/** A file without sound, which is sent when its author confirms it. */
export interface Soundless {
  slot: string
  name: string
  sound: 'missing' | 'silent'
  confirm: () => void
  cancel: () => void
}

/** What the files of a work need of its form. */
export interface WorkFilesOptions {
  competition: CompetitionDetail
  values: WorkValues
  /** Takes the form with other files, and saves it. */
  store: (next: WorkValues) => void
  /** Shows what is wrong with a field, or that nothing is. */
  setFault: (field: string, text: string | null) => void
}

const without = (sendings: readonly Sending[], key: string) => sendings.filter((sending) => sending.key !== key)

/** The files of a work: checked before a byte is sent, sent by the queue, and part of the form once they have arrived. */
export function useWorkFiles({ competition, values, store, setFault }: WorkFilesOptions) {
  const texts = usePageStrings(route).work
  const [sendings, setSendings] = useState<readonly Sending[]>([])
  const [checking, setChecking] = useState<readonly Checking[]>([])
  const [soundless, setSoundless] = useState<readonly Soundless[]>([])
  // Slots whose last file has a sound that this browser cannot decode.
  const [unheard, setUnheard] = useState<ReadonlySet<string>>(new Set())
  const items = useQueueItems()

  const send = (slot: Slot, file: File, { media, sound }: FileCheck) => {
    const queue = browserQueue()
    queue.add([file], () => undefined)
    const added = queue.items().at(-1)
    if (added) setSendings((before) => [...before, { key: added.key, slot: slot.key, media }])
    if (sound === 'unchecked') setUnheard((before) => new Set([...before, slot.key]))
  }
  const confirmSound = (slot: Slot, file: File, check: FileCheck & { sound: Soundless['sound'] }) => {
    const leave = () => setSoundless((before) => before.filter((each) => each !== question))
    const confirm = () => {
      leave()
      send(slot, file, check)
    }
    const question: Soundless = { slot: slot.key, name: file.name, sound: check.sound, confirm, cancel: leave }
    setSoundless((before) => [...before, question])
  }

  const addFile = async (slot: Slot, file: File) => {
    const stop = new AbortController()
    const check: Checking = { slot: slot.key, name: file.name, cancel: () => stop.abort() }
    setChecking((before) => [...before, check])
    setUnheard((before) => new Set([...before].filter((key) => key !== slot.key)))
    // Without the script that reads it, the file counts as one that cannot be read.
    const unread = (): FileCheck => ({ faults: [texts.unreadable] })
    const found = await checkFile(slot, file, texts, stop.signal).catch(unread)
    setChecking((before) => before.filter((each) => each !== check))
    if (stop.signal.aborted) return
    const { faults, sound } = found
    setFault(`files.${slot.key}`, faults.length > 0 ? faults.join('\n') : null)
    if (faults.length > 0) return
    if (sound === 'missing' || sound === 'silent') confirmSound(slot, file, { ...found, sound })
    else send(slot, file, found)
  }
  const removeFile = (fileId: string) =>
    store({ ...values, files: values.files.filter((file) => file.fileId !== fileId) })
  const drop = (key: string) => {
    void browserQueue().remove(key)
    setSendings((before) => without(before, key))
  }

  // A file that has arrived belongs to the work at once; the same bytes in a resource are sent once more.
  const takeArrived = useEffectEvent(() => {
    for (const { key, slot, media } of sendings) {
      const item = browserQueue()
        .items()
        .find((each) => each.key === key)
      if (item?.phase === 'known') browserQueue().sendAgain(key)
      if (item?.phase !== 'done' || item.uploadId === undefined) continue
      const { count } = competition.slots.find((each) => each.key === slot) ?? { count: 1 }
      const others = values.files.filter((file) => file.slot !== slot)
      const same = values.files.filter((file) => file.slot === slot && file.fileId !== item.uploadId)
      const arrived = { slot, fileId: item.uploadId, name: item.file.name, size: item.file.size, media }
      const next = { ...values, files: [...others, ...same.slice(-(count - 1) || same.length), arrived] }
      drop(key)
      store(next)
      return
    }
  })
  useEffect(() => browserQueue().subscribe(() => takeArrived()), [])

  return { items, sendings, checking, soundless, unheard, addFile, removeFile, drop }
}
