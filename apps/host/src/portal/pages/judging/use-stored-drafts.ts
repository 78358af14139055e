import { useEffect, useState } from 'react'
import type { DraftSender } from './draft-sender'
import { listDrafts } from './draft-store'

const CHECK_MS = 5_000

/**
 * Sends drafts of other works than the open one that this browser has stored, as soon as there is a line. Returns how many
 * wait.
 */
export function useStoredDrafts(judgeCode: string, sender: DraftSender, openId: number | undefined): number {
  const [waiting, setWaiting] = useState(0)
  useEffect(() => {
    let isStopped = false
    const run = async () => {
      for (const draft of listDrafts(judgeCode)) {
        if (isStopped || draft.assignmentId === openId) continue
        try {
          await sender.send(draft)
        } catch {
          // It stays stored; where the server refuses it, opening the work says why.
        }
      }
      if (!isStopped) setWaiting(listDrafts(judgeCode).filter(({ assignmentId }) => assignmentId !== openId).length)
    }
    const timer = setInterval(() => void run(), CHECK_MS)
    const handleOnline = () => void run()
    window.addEventListener('online', handleOnline)
    return () => {
      isStopped = true
      clearInterval(timer)
      window.removeEventListener('online', handleOnline)
    }
  }, [judgeCode, sender, openId])
  return waiting
}
