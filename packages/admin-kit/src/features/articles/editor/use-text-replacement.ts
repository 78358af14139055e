import { useQueryClient } from '@tanstack/react-query'
import type { Article } from '../article-types'
import { useArticleQueries } from '../articles.queries'
import { type ArticleValues, valuesOf } from './article-values'
import type { useArticleSave } from './use-article-save'
import type { useEditLock } from './use-edit-lock'
import type { useLocalCopy } from './use-local-copy'

/** What an editor has on the screen and where it stands. */
export interface EditedText {
  article: Article | null
  isDirty: boolean
  text: {
    values: ArticleValues
    html: () => string
    /** Puts another text on the screen. */
    show: (values: ArticleValues, bodyHtml: string) => void
  }
  edits: { touch: () => void; reset: () => void }
  /** Stores the article that the server has. */
  hold: (article: Article) => void
  copy: ReturnType<typeof useLocalCopy>
  lock: ReturnType<typeof useEditLock>
  saving: ReturnType<typeof useArticleSave>
}

/** All ways in which another text takes the place of the one on the screen: the server's, the local copy, a revision. */
export function useTextReplacement({ article, isDirty, text, edits, hold, copy, lock, saving }: EditedText) {
  const cache = useQueryClient()
  const queries = useArticleQueries()

  const replaceBy = (next: Article) => {
    hold(next)
    text.show(valuesOf(next, null), next.bodyHtml)
    edits.reset()
  }
  /** Goes on from what the server has; what was written here stays in the browser. */
  const reload = async () => {
    if (!article) return
    const fresh = await cache.fetchQuery(queries.one(article.id))
    if (isDirty) {
      copy.store(text.values, text.html())
      copy.offerAgain()
    }
    replaceBy(fresh)
    saving.setStatus({ kind: 'unsaved' })
  }
  return {
    reload,
    takeOver: () => lock.takeOver(reload),
    /** Saves what is here over what somebody else saved meanwhile, as a newer revision. */
    overwrite: async () => {
      if (!article) return
      hold(await cache.fetchQuery(queries.one(article.id)))
      await saving.save(false)
    },
    restoreCopy: () => {
      if (copy.found) text.show(copy.found.values, copy.found.bodyHtml)
      copy.forget()
      edits.touch()
    },
    discardCopy: () => {
      copy.remove()
      copy.forget()
    },
    /** The article as another call returned it: submitted, restored. */
    adopt: (next: Article) => {
      replaceBy(next)
      copy.remove()
    },
  }
}
