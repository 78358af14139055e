import { ApiError } from '@doorway/api-client'
import { useRef, useState } from 'react'
import { useLatest } from '../../../context/use-latest'
import { useFailureText } from '../../../context/use-translate'
import { isSilent } from '../../../context/use-events'
import type { Article, ArticleDraft } from '../article-types'
import { useSaveArticle } from '../articles.queries'

/** How the last save went. */
export type SaveStatus =
  | { kind: 'unsaved' | 'incomplete' | 'saving' | 'offline' | 'conflict' | 'locked' }
  | { kind: 'saved'; at: string }
  | { kind: 'failed'; text: string }

const clockText = () => new Date().toLocaleTimeString('sv-SE')

function statusOf(error: unknown, failureText: (error: unknown) => string): SaveStatus {
  if (!(error instanceof ApiError)) return { kind: 'failed', text: failureText(error) }
  if (error.isVersionConflict) return { kind: 'conflict' }
  if (error.code === 'ARTICLE_LOCKED') return { kind: 'locked' }
  if (error.kind === 'network' || error.kind === 'timeout') return { kind: 'offline' }
  return { kind: 'failed', text: failureText(error) }
}

/** Saves one after the other, so that each has the version that the one before returned. */
export function useArticleSave(
  build: (isVersion: boolean) => ArticleDraft | undefined,
  on: { saved: (article: Article) => void; locked: () => void; refused: (error: unknown) => void },
) {
  const failureText = useFailureText()
  const saving = useSaveArticle()
  const [status, setStatus] = useState<SaveStatus>({ kind: 'unsaved' })
  const running = useRef<Promise<unknown>>(Promise.resolve())
  const latest = useLatest({ build, on })

  const saveNow = async (isVersion: boolean): Promise<Article | null> => {
    const draft = latest.current.build(isVersion)
    if (!draft) {
      setStatus({ kind: 'incomplete' })
      return null
    }
    setStatus({ kind: 'saving' })
    try {
      const article = await saving.mutateAsync(draft)
      setStatus({ kind: 'saved', at: clockText() })
      latest.current.on.saved(article)
      return article
    } catch (error) {
      if (isSilent(error)) return null
      const next = statusOf(error, failureText)
      setStatus(next)
      latest.current.on.refused(error)
      if (next.kind === 'locked') latest.current.on.locked()
      return null
    }
  }
  const save = (isVersion: boolean) => {
    const next = running.current.then(() => saveNow(isVersion))
    running.current = next
    return next
  }
  return { status, setStatus, save }
}
