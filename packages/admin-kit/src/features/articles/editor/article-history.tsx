import { Button, Chip, ConfirmDialog, Dialog, Skeleton } from '@doorway/ui'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslate } from '../../../context/use-translate'
import { FailurePanel } from '../../../loading/failure-panel'
import { useNotify } from '../../../mutations/use-notify'
import type { Article } from '../article-types'
import { useArticleQueries, useRestoreRevision } from '../articles.queries'
import { textDifference } from '../lazy-parts'
import { kindFormOf, kindText } from './kind-values'
import type { ArticleEditing } from './use-article-editing'

interface Chosen {
  id: number
  no: number
}

function Difference({
  article,
  editing,
  chosen,
  onClose,
}: {
  article: Article
  editing: ArticleEditing
  chosen: Chosen
  onClose: () => void
}) {
  const t = useTranslate()
  const { data, error, refetch } = useQuery(useArticleQueries().revision(article.id, chosen.id))
  const label = t('articles.history.difference', { no: chosen.no })
  return (
    <Dialog isOpen size="l" title={label} onClose={onClose}>
      {error && !data && <FailurePanel error={error} onRetry={() => void refetch()} isCompact />}
      {data && (
        <Suspense fallback={<Skeleton width="full" />}>
          <textDifference.Part
            label={label}
            before={[data.title, ...kindText(t, kindFormOf(data)), data.bodyText].join('\n')}
            after={[editing.values.title, ...kindText(t, editing.values.kind), editing.plainText()].join('\n')}
          />
        </Suspense>
      )}
    </Dialog>
  )
}

/** Revisions of the article with their difference from what is written here; an earlier one can be restored. */
export function ArticleHistory({ article, editing }: { article: Article; editing: ArticleEditing }) {
  const t = useTranslate()
  const notify = useNotify()
  const { data, error, refetch } = useQuery(useArticleQueries().revisions(article.id, article.version))
  const restoring = useRestoreRevision()
  const [compared, setCompared] = useState<Chosen | null>(null)
  const [pending, setPending] = useState<Chosen | null>(null)
  if (error && !data) return <FailurePanel error={error} onRetry={() => void refetch()} isCompact />
  if (!data) return <Skeleton width="full" />
  const restore = async (revisionId: number) => {
    // What is written here becomes a revision first, so that nothing is lost.
    const stored = editing.isDirty ? await editing.save(true) : article
    if (!stored) return
    restoring.mutate(
      { article: stored, revisionId },
      { onSuccess: editing.adopt, onError: notify.failure, onSettled: () => setPending(null) },
    )
  }
  return (
    <>
      <ul className="dw-editing-history" aria-label={t('articles.history.title')}>
        {data.map(({ id, no, title, authorName, createdAt, note, size, isLive }) => (
          <li key={id}>
            <strong>{t('articles.history.no', { no })}</strong>{' '}
            {isLive && <Chip tone="success">{t('articles.history.live')}</Chip>}
            <div>{title}</div>
            <div>{[authorName, createdAt, t('articles.history.size', { size }), note].filter(Boolean).join(' · ')}</div>
            <Button
              size="s"
              variant="quiet"
              aria-label={t('articles.history.compare', { no })}
              onClick={() => setCompared({ id, no })}
            >
              {t('articles.history.compareShort')}
            </Button>
            {!editing.isReadOnly && id !== article.revisionId && (
              <Button
                size="s"
                variant="quiet"
                aria-label={t('articles.history.restore', { no })}
                onClick={() => setPending({ id, no })}
              >
                {t('articles.history.restoreShort')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {compared && (
        <Difference article={article} editing={editing} chosen={compared} onClose={() => setCompared(null)} />
      )}
      {pending && (
        <ConfirmDialog
          isOpen
          title={t('articles.history.restoreShort')}
          question={t('articles.history.question', { no: pending.no })}
          isBusy={restoring.isPending}
          onConfirm={() => void restore(pending.id)}
          onCancel={() => setPending(null)}
        />
      )}
    </>
  )
}
