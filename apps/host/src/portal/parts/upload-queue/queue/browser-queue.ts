import { authEndpoints, uploadEndpoints } from '@doorway/api-client/endpoints'
import { useEffect, useSyncExternalStore } from 'react'
import { readPublicConfig } from '../../../../config/public-config'
import { readPreferences } from '../../../../preferences/preferences'
import { hostClient } from '../../../../session/host-client'
import { fileHash } from '../transfer/file-hash'
import { sendFile } from '../transfer/send-file'
import { UploadQueue, type QueueItem } from './upload-queue'

/** Returns the client in the reader's language, since the server's messages are shown. */
export const pageClient = () => hostClient().withLocale(readPreferences(document.cookie).locale)

let queue: UploadQueue | undefined

/** Returns the one queue of this window. */
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

/** Returns the current files of the queue. */
export function useQueueItems(): readonly QueueItem[] {
  const { subscribe, items } = browserQueue()
  return useSyncExternalStore(subscribe, items)
}

/** Calls `onFinish` with the finished uploads whenever there are some; the caller removes them by `clearDone`. */
export function useFinishedUploads(onFinish: (finished: readonly QueueItem[]) => void): void {
  useEffect(() => {
    const current = browserQueue()
    const check = () => {
      const finished = current.items().filter(({ phase }) => phase === 'done')
      if (finished.length > 0) onFinish(finished)
    }
    check()
    return current.subscribe(check)
  }, [onFinish])
}
