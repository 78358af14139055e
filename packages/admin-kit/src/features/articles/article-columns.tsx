import { Chip, type ChipTone, type DataColumn } from '@doorway/ui'
import type { Translate } from '../../i18n/translate'
import type { ArticleRow } from './article-types'

/** Characters of a time up to its minutes; a list needs no seconds. */
const MINUTES = 16

const tones: Record<ArticleRow['state'], ChipTone> = {
  draft: 'neutral',
  review1: 'accent',
  review2: 'accent',
  review3: 'accent',
  returned: 'warning',
  scheduled: 'accent',
  published: 'success',
  offline: 'neutral',
}

/** Where an article stands, as a chip. */
export function ArticleState({ article, t }: { article: Pick<ArticleRow, 'state' | 'isPublished'>; t: Translate }) {
  const { state, isPublished } = article
  const isCorrection = isPublished && state !== 'published'
  return (
    <span className="dw-editing-chips">
      <Chip tone={tones[state]}>{t(`articles.state.${state}`)}</Chip>
      {isCorrection && <Chip tone="success">{t('articles.state.published')}</Chip>}
    </span>
  )
}

function Title({ article, t }: { article: ArticleRow; t: Translate }) {
  const { title, pinnedUntil, recommend, lockedBy } = article
  return (
    <span className="dw-editing-title">
      <span className="dw-editing-title-text">{title}</span>
      {pinnedUntil !== null && <Chip>{t('articles.list.pinned')}</Chip>}
      {recommend > 0 && <Chip>{t('articles.list.recommended')}</Chip>}
      {lockedBy !== null && <Chip tone="warning">{t('articles.list.lockedBy', { name: lockedBy })}</Chip>}
    </span>
  )
}

/** Columns of the list of articles. */
export function articleColumns(t: Translate): DataColumn<ArticleRow>[] {
  return [
    {
      id: 'title',
      header: t('articles.field.title'),
      cell: (article) => <Title article={article} t={t} />,
      width: 268,
    },
    { id: 'column', header: t('articles.field.column'), cell: ({ columnName }) => columnName, width: 100 },
    {
      id: 'state',
      header: t('articles.field.state'),
      cell: (article) => <ArticleState article={article} t={t} />,
      width: 108,
    },
    { id: 'author', header: t('articles.field.writer'), cell: ({ authorName }) => authorName, width: 84 },
    {
      id: 'updatedAt',
      header: t('articles.field.updatedAt'),
      cell: ({ updatedAt }) => updatedAt.slice(0, MINUTES),
      width: 152,
    },
    {
      id: 'publishAt',
      header: t('articles.field.publishAt'),
      cell: ({ publishAt }) => publishAt?.slice(0, MINUTES),
      width: 152,
    },
    {
      id: 'viewCount',
      header: t('articles.field.viewCount'),
      cell: ({ viewCount }) => viewCount,
      width: 72,
      align: 'end',
    },
  ]
}

/** Columns of the queue of reviewers. */
export function queueColumns(t: Translate): DataColumn<ArticleRow>[] {
  return [
    { id: 'title', header: t('articles.field.title'), cell: ({ title }) => title, width: 320 },
    { id: 'column', header: t('articles.field.column'), cell: ({ columnName }) => columnName, width: 120 },
    {
      id: 'state',
      header: t('articles.field.state'),
      cell: (article) => <ArticleState article={article} t={t} />,
      width: 150,
    },
    { id: 'author', header: t('articles.field.writer'), cell: ({ authorName }) => authorName, width: 100 },
    {
      id: 'submittedAt',
      header: t('articles.field.submittedAt'),
      cell: ({ submittedAt }) => submittedAt?.slice(0, MINUTES),
      width: 152,
    },
  ]
}
