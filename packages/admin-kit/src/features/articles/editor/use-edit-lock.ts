import { useCallback, useEffect, useState } from 'react'
import { useEditorCalls } from '../articles.queries'
import type { Article } from '../article-types'

const RENEW_MS = 45_000

/** Somebody else's lock. */
export type OtherLock = NonNullable<Article['lock']>

/** Holds the edit lock of an article while the editor is open, and says who else holds it. */
export function useEditLock(articleId: number | null, isWanted: boolean) {
  const calls = useEditorCalls()
  const [other, setOther] = useState<OtherLock | null>(null)
  const request = useCallback(
    async (id: number, isTakeOver: boolean, onTaken?: () => Promise<void>) => {
      const lock = await calls.lock(id, isTakeOver)
      if (lock.isOwn) await onTaken?.()
      setOther(lock.isOwn ? null : lock)
    },
    [calls],
  )
  useEffect(() => {
    if (articleId === null || !isWanted) return undefined
    // Without a network there is no lock to take; the next save is refused if somebody else has it.
    const renew = () => void request(articleId, false).catch(() => undefined)
    renew()
    const timer = setInterval(renew, RENEW_MS)
    return () => {
      clearInterval(timer)
      calls.unlock(articleId).catch(() => undefined)
    }
  }, [articleId, isWanted, request, calls])
  return {
    other,
    /** Takes the lock from its holder. `onTaken` runs before the text can be written: what is typed while the latest text loads would be replaced by it. */
    takeOver: useCallback(
      async (onTaken: () => Promise<void>) => {
        if (articleId !== null) await request(articleId, true, onTaken)
      },
      [articleId, request],
    ),
    /** A save was refused: reads who holds the lock now. */
    check: useCallback(() => {
      if (articleId !== null) request(articleId, false).catch(() => undefined)
    }, [articleId, request]),
  }
}
