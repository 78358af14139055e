import { Button, DataTable, PageHeader, StatePanel, partOf } from '@doorway/ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslate } from '../../../context/use-translate'
import { FailurePanel } from '../../../loading/failure-panel'
import { useReady } from '../../../loading/use-ready'
import { queueColumns } from '../article-columns'
import type { ArticleRow } from '../article-types'
import { useArticleQueries } from '../articles.queries'

const noRows: readonly ArticleRow[] = []
const ACTIONS_WIDTH = 96

/** Articles that wait for the caller's decision, the longest waiting first. */
export function ReviewQueue({ onOpen }: { onOpen: (articleId: number) => void }) {
  const t = useTranslate()
  const { data, error, isPending, isFetching, refetch } = useQuery(useArticleQueries().queue())
  useReady(data !== undefined)
  const columns = useMemo(() => queueColumns(t), [t])
  return (
    <div {...partOf('review-queue')} className="dw-editing-list">
      <PageHeader
        title={t('articles.review.title')}
        details={data && <span>{t('articles.review.count', { count: data.total })}</span>}
      />
      <DataTable
        caption={t('articles.review.title')}
        columns={columns}
        rows={data ? data.rows : noRows}
        rowKey={({ id }) => String(id)}
        rowLabel={({ title }) => title}
        onRowActivate={({ id }) => onOpen(id)}
        renderActions={({ id }) => (
          <Button size="s" variant="quiet" onClick={() => onOpen(id)}>
            {t('articles.review.open')}
          </Button>
        )}
        actionsWidth={ACTIONS_WIDTH}
        isLoading={isPending}
        isRefreshing={isFetching && !isPending}
        errorState={data || !error ? null : <FailurePanel error={error} onRetry={() => void refetch()} />}
        emptyState={<StatePanel kind="empty" title={t('articles.review.empty')} />}
        total={data?.total}
      />
    </div>
  )
}
