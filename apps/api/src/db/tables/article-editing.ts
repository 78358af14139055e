import { bigint, boolean, jsonb, pgTable, smallint, uuid, varchar } from 'drizzle-orm/pg-core'
import { id, identity, moment } from './columns'
import type { ArticleKindValues } from '@doorway/api-client/rules'

/** What a revision says of its article in addition to title and text; the article takes it over when it goes live. */
export interface ArticleFields {
  subtitle: string | null
  summary: string | null
  source: string | null
  author: string | null
  columnId: number
  visibility: 'inherit' | 'public' | 'login' | 'scope'
  coverFileId: string | null
  tags: readonly string[]
  alsoInColumnIds: readonly number[]
  relatedIds: readonly number[]
  attachmentIds: readonly string[]
  /** Kind of the article with its own members; absent in revisions from before there was a choice. */
  kind?: ArticleKindValues
}

/** A passage that a reviewer has marked, by its words. */
export interface ReviewMark {
  quote: string
  note: string
}

/** Decisions of reviewers. */
export const reviews = pgTable('cms_review', {
  id: identity(),
  articleId: id('article_id').notNull(),
  revisionId: id('revision_id').notNull(),
  level: smallint('level').notNull(),
  reviewerId: id('reviewer_id').notNull(),
  decision: varchar('decision', { length: 6, enum: ['pass', 'return'] }).notNull(),
  reason: varchar('reason', { length: 500 }),
  marks: jsonb('marks').$type<ReviewMark[]>().notNull().default([]),
  at: moment('at').notNull(),
})

/** Columns that list an article in addition to its own. */
export const articleColumns = pgTable('cms_article_column', {
  articleId: id('article_id').notNull(),
  columnId: id('column_id').notNull(),
})

/** Codes of merged columns with their routes and ids, and where they lead. */
export const columnRedirects = pgTable('cms_column_redirect', {
  siteId: id('site_id').notNull(),
  code: varchar('code', { length: 50 }).notNull(),
  columnId: id('column_id').notNull(),
  fromId: id('from_id'),
  bindRoute: varchar('bind_route', { length: 200 }),
})

/** Articles that editors have chosen as related, in order. */
export const relatedArticles = pgTable('cms_article_related', {
  articleId: id('article_id').notNull(),
  relatedId: id('related_id').notNull(),
  seq: smallint('seq').notNull(),
})

/** Files that revisions of an article refer to; `isLive`: the live one does. */
export const articleFiles = pgTable('cms_article_file', {
  articleId: id('article_id').notNull(),
  fileId: uuid('file_id').notNull(),
  isLive: boolean('is_live').notNull().default(false),
})

/** Links that show one revision to an outsider until they expire. */
export const articlePreviews = pgTable('cms_article_preview', {
  tokenHash: varchar('token_hash', { length: 64 }).primaryKey(),
  articleId: bigint('article_id', { mode: 'number' }).notNull(),
  revisionId: bigint('revision_id', { mode: 'number' }).notNull(),
  createdBy: bigint('created_by', { mode: 'number' }).notNull(),
  expiresAt: moment('expires_at').notNull(),
})

/** Words that the check before submitting looks for. */
export const contentWords = pgTable('content_word', {
  word: varchar('word', { length: 40 }).primaryKey(),
  kind: varchar('kind', { length: 9, enum: ['sensitive', 'typo'] }).notNull(),
  suggestion: varchar('suggestion', { length: 40 }),
})
