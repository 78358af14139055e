import { and, count, desc, eq, gt, inArray, isNotNull, isNull, like, lte, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Schema } from '@doorway/api-client/types'
import type { Db } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import type { PageWindow } from '../../db/page-window'
import { contains } from '../../db/search-text'
import { articles, columns, revisions } from '../../db/tables/content'
import { type ManagedRow, selectManagedRows, workState } from './managed-article.queries'

const head = alias(revisions, 'head')

/** A tab of the list. */
export type ArticleTab = NonNullable<Schema<'ManagedArticleConditions'>['tab']>

/** What the list is narrowed by, the tab apart. */
export interface ManagedFilter {
  /** Sites that the caller may see; undefined: all. */
  siteIds: readonly number[] | undefined
  siteId?: number
  /** Path of a column: it and all below. */
  columnPath?: string
  keyword?: string
  /** Written by this person. */
  writerId?: number
  /** What this person may decide about at these levels. */
  reviewer?: { userId: number; states: readonly string[]; siteIds: readonly number[] | undefined }
  from?: Date
  until?: Date
  docTypes?: readonly string[]
}

const changedAt = sql`coalesce(${articles.updatedAt}, ${articles.createdAt})`

const among = (siteIds: readonly number[] | undefined) =>
  siteIds && (siteIds.length === 0 ? sql`false` : inArray(articles.siteId, [...siteIds]))

function isReviewable({ userId, states, siteIds }: NonNullable<ManagedFilter['reviewer']>): SQL | undefined {
  if (states.length === 0) return sql`false`
  return and(
    inArray(workState, [...states]),
    among(siteIds),
    isNull(articles.deletedAt),
    sql`not exists (select 1 from cms_article_revision written where written.article_id = ${articles.id}
      and written.id > coalesce(${articles.liveRevisionId}, 0) and written.author_id = ${userId})`,
    sql`not exists (select 1 from cms_review decided
      where decided.revision_id = ${articles.headRevisionId} and decided.reviewer_id = ${userId})`,
  )
}

function matching(filter: ManagedFilter) {
  const { siteIds, siteId, columnPath, keyword, writerId, reviewer, from, until, docTypes } = filter
  return and(
    among(siteIds),
    siteId === undefined ? undefined : eq(articles.siteId, siteId),
    columnPath === undefined ? undefined : like(columns.path, `${columnPath}%`),
    keyword ? contains(head.title, keyword) : undefined,
    writerId === undefined
      ? undefined
      : sql`exists (select 1 from cms_article_revision written
          where written.article_id = ${articles.id} and written.author_id = ${writerId})`,
    reviewer && isReviewable(reviewer),
    from && sql`${changedAt} >= ${from.toISOString()}::timestamptz`,
    docTypes && inArray(articles.docType, [...docTypes]),
    until && sql`${changedAt} < ${until.toISOString()}::timestamptz`,
  )
}

function tabConditions(now: Date): Record<ArticleTab, SQL | undefined> {
  const isThere = isNull(articles.deletedAt)
  const isApproved = eq(articles.state, 'approved')
  const isOver = and(isNotNull(articles.offlineAt), lte(articles.offlineAt, now))
  const isRunning = or(isNull(articles.offlineAt), gt(articles.offlineAt, now))
  return {
    all: isThere,
    draft: and(isThere, eq(workState, 'draft')),
    review: and(isThere, inArray(workState, ['review1', 'review2', 'review3'])),
    returned: and(isThere, eq(workState, 'returned')),
    scheduled: and(isThere, isApproved, isRunning, or(isNull(articles.publishAt), gt(articles.publishAt, now))),
    published: and(isThere, isApproved, isRunning, lte(articles.publishAt, now)),
    offline: and(isThere, or(eq(articles.state, 'offline'), and(isApproved, isOver))),
    bin: isNotNull(articles.deletedAt),
  }
}

/** How many articles each tab has. */
export async function countTabs(db: Db, filter: ManagedFilter, now: Date): Promise<Record<ArticleTab, number>> {
  const conditions = tabConditions(now)
  const inTab = (tab: ArticleTab) => sql<number>`count(*) filter (where ${conditions[tab]})::int`
  const fields = {
    all: inTab('all'),
    draft: inTab('draft'),
    review: inTab('review'),
    returned: inTab('returned'),
    scheduled: inTab('scheduled'),
    published: inTab('published'),
    offline: inTab('offline'),
    bin: inTab('bin'),
  }
  return onlyRow(
    await db
      .select(fields)
      .from(articles)
      .innerJoin(columns, eq(columns.id, articles.columnId))
      .innerJoin(head, eq(head.id, articles.headRevisionId))
      .where(matching(filter)),
  )
}

/** How many articles one tab has. */
export async function countArticles(
  db: Db,
  { filter, tab, now }: { filter: ManagedFilter; tab: ArticleTab; now: Date },
): Promise<number> {
  const counted = await db
    .select({ n: count() })
    .from(articles)
    .innerJoin(columns, eq(columns.id, articles.columnId))
    .innerJoin(head, eq(head.id, articles.headRevisionId))
    .where(and(tabConditions(now)[tab], matching(filter)))
  return onlyRow(counted).n
}

/** One page of a tab: the last changed first; in review the longest waiting first. */
export function pageManaged(
  db: Db,
  { filter, tab = 'all', now }: { filter: ManagedFilter; tab?: ArticleTab; now: Date },
  { limit, offset }: PageWindow,
): Promise<ManagedRow[]> {
  const order = tab === 'review' || filter.reviewer ? [sql`${articles.submittedAt} asc nulls first`] : [desc(changedAt)]
  return selectManagedRows(db, and(tabConditions(now)[tab], matching(filter)))
    .orderBy(...order, desc(articles.id))
    .limit(limit)
    .offset(offset)
}
