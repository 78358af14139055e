import { isAbort } from '@doorway/api-client'
import { useEffect, useRef, useState } from 'react'
import { useNotify } from '../../mutations/use-notify'
import { useUploadFile } from '../uploads'
import type { ContentSource } from './content-import-types'
import { usePreviewContent } from './content-imports.queries'

/** Files and choices of a new import. */
export interface SourceDraft {
  siteId: number
  source: ContentSource
  file: File
  archive: File | null
}

/** A file that is being uploaded. */
export interface SentFile {
  name: string
  sent: number
  size: number
}

/** Uploads the files of a new import and begins to read them. */
export function useSourceUpload(onBegun: (importId: string) => void) {
  const upload = useUploadFile()
  const preview = usePreviewContent()
  const notify = useNotify()
  const [sending, setSending] = useState<SentFile | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  const send = async (file: File, signal: AbortSignal) => {
    setSending({ name: file.name, sent: 0, size: file.size })
    return upload(file, signal, (sent) => setSending({ name: file.name, sent, size: file.size }))
  }
  const begin = async ({ siteId, source, file, archive }: SourceDraft) => {
    const controller = new AbortController()
    running.current = controller
    try {
      const uploadId = await send(file, controller.signal)
      const archiveId = archive ? await send(archive, controller.signal) : undefined
      const job = await preview.mutateAsync({ siteId, source, uploadId, ...(archiveId && { archiveId }) })
      onBegun(job.id)
    } catch (error) {
      if (!isAbort(error)) notify.failure(error)
    } finally {
      setSending(null)
    }
  }
  return {
    sending,
    begin: (draft: SourceDraft) => void begin(draft),
    cancel: () => running.current?.abort(),
  }
}
