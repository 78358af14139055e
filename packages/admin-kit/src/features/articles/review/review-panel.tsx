import { Button, Card, Chip, Field, FormFooter, PageHeader, Skeleton, Tabs, Textarea, partOf } from '@doorway/ui'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslate } from '../../../context/use-translate'
import { FailurePanel } from '../../../loading/failure-panel'
import { useReady } from '../../../loading/use-ready'
import { useNotify } from '../../../mutations/use-notify'
import { ArticleState } from '../article-columns'
import type { Article, ArticleDecision } from '../article-types'
import { useArticleQueries, useReviewArticle } from '../articles.queries'
import { ArticleDecisions } from '../editor/article-decisions'
import { textDifference } from '../lazy-parts'
import { ReviewedText } from './reviewed-text'
import { kindFormOf, kindText } from '../editor/kind-values'
import { EditorSheet } from '../editor/editor-sheet'

const MIN_REASON = 5

type Mark = NonNullable<ArticleDecision['marks']>[number]

export interface ReviewPanelProps {
  articleId: number
  onClose: () => void
}

/** The difference from what is published; a first version has none. */
function FromPublished({ article }: { article: Article }) {
  const t = useTranslate()
  const queries = useArticleQueries()
  const live = useQuery({ ...queries.revision(article.id, article.liveRevisionId ?? article.revisionId) })
  const head = useQuery(queries.revision(article.id, article.revisionId))
  if (article.liveRevisionId === null) return <p>{t('articles.review.firstVersion')}</p>
  const error = live.error ?? head.error
  if (error) return <FailurePanel error={error} isCompact />
  if (!live.data || !head.data) return <Skeleton width="full" />
  return (
    <Suspense fallback={<Skeleton width="full" />}>
      <textDifference.Part
        label={t('articles.review.difference')}
        before={[live.data.title, ...kindText(t, kindFormOf(live.data)), live.data.bodyText].join('\n')}
        after={[head.data.title, ...kindText(t, kindFormOf(head.data)), head.data.bodyText].join('\n')}
      />
    </Suspense>
  )
}

function Decision({ article, marks, onClose }: { article: Article; marks: readonly Mark[]; onClose: () => void }) {
  const t = useTranslate()
  const notify = useNotify()
  const reviewing = useReviewArticle()
  const [reason, setReason] = useState('')
  const [hasFault, setFault] = useState(false)
  const { id, version, reviewLevel } = article
  const decide = (decision: ArticleDecision['decision']) => {
    if (reviewLevel === null) return
    const isShort = decision === 'return' && reason.trim().length < MIN_REASON
    setFault(isShort)
    if (isShort) return
    reviewing.mutate(
      {
        id,
        version,
        level: reviewLevel,
        decision,
        reason: reason.trim(),
        marks: decision === 'return' ? [...marks] : [],
      },
      {
        onSuccess: () => {
          notify.success(t(`articles.done.${decision}`))
          onClose()
        },
        onError: notify.failure,
      },
    )
  }
  return (
    <>
      {reviewLevel !== null && (
        <Field
          label={t('articles.review.reason')}
          hint={t('articles.review.reasonHint')}
          error={hasFault && t('articles.review.reasonShort')}
        >
          <Textarea maxLength={500} rows={2} value={reason} onChange={(event) => setReason(event.target.value)} />
        </Field>
      )}
      <FormFooter note={reviewLevel === null && t('articles.review.notYours')}>
        {reviewLevel !== null && (
          <>
            <Button variant="primary" isBusy={reviewing.isPending} onClick={() => decide('pass')}>
              {t('articles.review.pass')}
            </Button>
            <Button isBusy={reviewing.isPending} onClick={() => decide('return')}>
              {t('articles.review.return')}
            </Button>
          </>
        )}
        <Button onClick={onClose}>{t('articles.action.back')}</Button>
      </FormFooter>
    </>
  )
}

function LoadedReview({ article, onClose }: { article: Article; onClose: () => void }) {
  const t = useTranslate()
  const [marks, setMarks] = useState<readonly Mark[]>([])
  const remove = (quote: string) => setMarks(marks.filter((mark) => mark.quote !== quote))
  return (
    <div {...partOf('form')} className="dw-editing-editor">
      <EditorSheet />
      <PageHeader title={article.title} details={<ArticleState article={article} t={t} />} />
      <Card className="dw-editing-review">
        <Tabs
          label={t('articles.review.parts')}
          tabs={[
            {
              id: 'text',
              label: t('articles.editor.text'),
              content: (
                <ReviewedText
                  article={article}
                  onMark={article.reviewLevel === null ? undefined : (mark) => setMarks([...marks, mark])}
                />
              ),
            },
            { id: 'difference', label: t('articles.review.difference'), content: <FromPublished article={article} /> },
            { id: 'reviews', label: t('articles.decision.title'), content: <ArticleDecisions article={article} /> },
          ]}
        />
      </Card>
      {marks.length > 0 && (
        <ul className="dw-editing-findings" aria-label={t('articles.review.marks')}>
          {marks.map(({ quote, note }) => (
            <li key={quote}>
              <Chip onRemove={() => remove(quote)} removeLabel={t('articles.review.removeMark', { quote })}>
                {quote}
              </Chip>{' '}
              {note}
            </li>
          ))}
        </ul>
      )}
      <Decision article={article} marks={marks} onClose={onClose} />
    </div>
  )
}

/** One article for its reviewer: text with marks, difference from what is published, pass or return. */
export function ReviewPanel({ articleId, onClose }: ReviewPanelProps) {
  const { data, error, refetch } = useQuery(useArticleQueries().one(articleId))
  useReady(data !== undefined)
  if (data) return <LoadedReview article={data} onClose={onClose} />
  if (error) return <FailurePanel error={error} onRetry={() => void refetch()} />
  return <Skeleton width="full" />
}
