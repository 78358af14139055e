import { zh } from '@doorway/api-client/rule-messages/zh'
import { brokenFileRule, uploadFileTypes } from '@doorway/api-client/rules'
import type { Upload } from '@doorway/ui'
import { useEffect, useRef, useState } from 'react'
import { useFailureText, useTranslate } from '../../context/use-translate'
import { useAddFiles, useSendFile } from './library.queries'
import { addChineseRules } from '../../late-texts/late-texts'

addChineseRules(zh)

interface Place {
  siteId: number
  folderId: number | null
}

interface Entry extends Upload {
  file: File
}

/** Files that go up one after the other, each into the library as soon as the server has it. */
export interface UploadQueue {
  uploads: readonly Upload[]
  isRunning: boolean
  add: (files: readonly File[]) => void
  pause: (upload: Upload) => void
  /** Goes on after a pause or a failure, from where the server is. */
  resume: (upload: Upload) => void
  remove: (upload: Upload) => void
}

/** The queue of uploads into a folder. */
export function useUploadQueue(place: Place): UploadQueue {
  const t = useTranslate()
  const failureText = useFailureText()
  const send = useSendFile()
  const adding = useAddFiles()
  const [entries, setEntries] = useState<readonly Entry[]>([])
  const abort = useRef<{ id: string; controller: AbortController } | null>(null)
  const change = (id: string, part: Partial<Entry>) =>
    setEntries((list) => list.map((entry) => (entry.id === id ? { ...entry, ...part } : entry)))
  const run = async (entry: Entry) => {
    const controller = new AbortController()
    abort.current = { id: entry.id, controller }
    change(entry.id, { state: 'sending', error: undefined })
    try {
      const uploadId = await send(entry.file, (sent) => change(entry.id, { sent }), controller.signal)
      await adding.mutateAsync({ ...place, uploadIds: [uploadId] })
      change(entry.id, { state: 'done', sent: entry.size })
    } catch (error) {
      change(entry.id, controller.signal.aborted ? { state: 'paused' } : { state: 'failed', error: failureText(error) })
    } finally {
      abort.current = null
    }
  }
  const waiting = entries.find(({ state }) => state === 'waiting')
  const isRunning = entries.some(({ state }) => state === 'sending')
  useEffect(() => {
    if (waiting && !isRunning) void run(waiting)
    // oxlint-disable-next-line react/exhaustive-deps -- the next file starts when the queue changes, not when a callback does
  }, [waiting, isRunning])
  useEffect(() => () => abort.current?.controller.abort(), [])
  const stop = (id: string) => {
    if (abort.current?.id === id) abort.current.controller.abort()
  }
  return {
    uploads: entries,
    isRunning: isRunning || waiting !== undefined,
    add: (files) =>
      setEntries((list) => [
        ...list,
        ...files.map((file): Entry => {
          const broken = brokenFileRule(file, uploadFileTypes)
          const base = { id: crypto.randomUUID(), name: file.name, size: Math.max(1, file.size), sent: 0, file }
          return broken ? { ...base, state: 'failed', error: t(broken) } : { ...base, state: 'waiting' }
        }),
      ]),
    pause: ({ id }) => stop(id),
    resume: ({ id }) => change(id, { state: 'waiting', error: undefined }),
    remove: ({ id }) => {
      stop(id)
      setEntries((list) => list.filter((entry) => entry.id !== id))
    },
  }
}
