import { useState } from 'react'
import { useTranslate } from '../../context/use-translate'
import { isSilent } from '../../context/use-events'
import { useNotify } from '../../mutations/use-notify'
import type { ArticleChange, ArticleRow } from './article-types'
import { useChangeArticles } from './articles.queries'

/** What a dialog is open for. */
export type ArticleQuestion = { kind: 'publish' | 'move' | 'pin'; rows: readonly ArticleRow[] }

/** What is done to articles in the list. */
export interface ArticleCommands {
  question: ArticleQuestion | null
  open: (question: ArticleQuestion) => void
  close: () => void
  run: (change: ArticleChange, undo?: ArticleChange) => void
  isRunning: boolean
}

/** Changes of articles with a message and, where a change has an opposite, a way to undo it. */
export function useArticleCommands(onDone: () => void): ArticleCommands {
  const t = useTranslate()
  const notify = useNotify()
  const changing = useChangeArticles()
  const [question, setQuestion] = useState<ArticleQuestion | null>(null)
  const run = (change: ArticleChange, undo?: ArticleChange) =>
    changing.mutate(change, {
      onSuccess: ({ changed, failed }) => {
        const text = t(`articles.done.${change.action}`, { count: changed.length })
        if (changed.length > 0 && undo) notify.undoable(text, () => run({ ...undo, ids: changed }))
        else if (changed.length > 0) notify.success(text)
        const [first] = failed
        if (first) notify.refusal(t('articles.notChanged', { count: failed.length, reason: first.msg }))
        onDone()
      },
      onError: (error) => {
        if (!isSilent(error)) notify.failure(error)
      },
      onSettled: () => setQuestion(null),
    })
  return { question, open: setQuestion, close: () => setQuestion(null), run, isRunning: changing.isPending }
}

/** Ids of rows. */
export const idsOf = (rows: readonly ArticleRow[]): number[] => rows.map(({ id }) => id)
