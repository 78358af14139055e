import { authEndpoints, uploadEndpoints } from '@doorway/api-client/endpoints'
import { useSyncExternalStore } from 'react'
import { readPublicConfig } from '../../../../bootstrap/public-config'
import { readPreferences } from '../../../../preferences/preferences'
import { hostClient } from '../../../../session/host-client'
import { fileHash } from '../transfer/file-hash'
import { sendFile } from '../transfer/send-file'
import { UploadQueue, type QueueItem } from './upload-queue'

/** The client in the reader's language, since its answers are shown. */
export const pageClient = () => hostClient().withLocale(readPreferences(document.cookie).locale)

let queue: UploadQueue | undefined

/** The one queue of this window. */
export function browserQueue(): UploadQueue {
  if (queue) return queue
  const made = new UploadQueue({
    calls: () => {
      const client = pageClient()
      return { uploads: client.endpoints(uploadEndpoints), auth: client.endpoints(authEndpoints) }
    },
    hash: fileHash,
    send: sendFile,
    addressOf: (uploadId) => `${readPublicConfig().apiBase}/api/file/upload/${uploadId}`,
    isOnline: () => navigator.onLine,
  })
  window.addEventListener('online', made.online)
  queue = made
  return made
}

/** The files of the queue as they are now. */
export function useQueueItems(): readonly QueueItem[] {
  const { subscribe, items } = browserQueue()
  return useSyncExternalStore(subscribe, items)
}
