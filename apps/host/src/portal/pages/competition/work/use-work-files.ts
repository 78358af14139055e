import { useEffect, useEffectEvent, useState } from 'react'
import type { CompetitionDetail } from '../../../data/portal-reader'
import { browserQueue, useQueueItems } from '../../../parts/upload-queue/queue/browser-queue'
import { usePageStrings } from '../../../use-page-strings'
import { route } from '../competition.route'
import { type FileFault, faultOfFile, type Slot, type WorkValues } from './work-values'
import { videoLength } from './video-length'

/** A slot with the file that is being sent for it. */
export interface Sending {
  key: string
  slot: string
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

async function faultOf(slot: Slot, file: File): Promise<FileFault | undefined> {
  const fault = faultOfFile(slot, file)
  if (fault || slot.maxSeconds === null || !file.name.toLowerCase().endsWith('.mp4')) return fault
  const seconds = await videoLength(file)
  if (seconds === undefined) return 'unreadable'
  return seconds > slot.maxSeconds ? 'tooLong' : undefined
}

/** The files of a work: checked before a byte is sent, sent by the queue, and part of the form once they have arrived. */
export function useWorkFiles({ competition, values, store, setFault }: WorkFilesOptions) {
  const texts = usePageStrings(route).work
  const [sendings, setSendings] = useState<readonly Sending[]>([])
  const items = useQueueItems()

  const faultText = (slot: Slot, fault: FileFault) =>
    ({
      wrongType: texts.wrongType(slot.types.join('、')),
      tooLarge: texts.tooLarge(slot.maxMegabytes),
      tooLong: slot.maxSeconds === null ? undefined : texts.tooLong(Math.round(slot.maxSeconds / 60)),
      unreadable: texts.unreadable,
    })[fault]
  const addFile = async (slot: Slot, file: File) => {
    const fault = await faultOf(slot, file)
    setFault(`files.${slot.key}`, fault ? (faultText(slot, fault) ?? texts.unreadable) : null)
    if (fault) return
    const queue = browserQueue()
    queue.add([file], () => undefined)
    const added = queue.items().at(-1)
    if (added) setSendings((before) => [...before, { key: added.key, slot: slot.key }])
  }
  const removeFile = (fileId: string) =>
    store({ ...values, files: values.files.filter((file) => file.fileId !== fileId) })
  const drop = (key: string) => {
    void browserQueue().remove(key)
    setSendings((before) => without(before, key))
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
      drop(key)
      store(next)
      return
    }
  })
  useEffect(() => browserQueue().subscribe(() => takeArrived()), [])

  return { items, sendings, addFile, removeFile, drop }
}
