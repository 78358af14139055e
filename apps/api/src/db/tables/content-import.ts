import { boolean, integer, jsonb, pgTable, uuid, varchar, text } from 'drizzle-orm/pg-core'
import { contentSources, oldStates } from '../../content-reading/content-reader'
import { id, moment } from './columns'

/** Columns and author names by the keys of the other system; null: articles of that category are left out. */
export interface ContentMapping {
  columns: Readonly<Record<string, number | null>>
  authors: Readonly<Record<string, string>>
}

/** Imports of articles from other systems. */
export const contentImports = pgTable('content_import', {
  id: uuid('id').primaryKey().defaultRandom(),
  ownerId: id('owner_id').notNull(),
  siteId: id('site_id').notNull(),
  source: varchar('source', { length: 10, enum: contentSources }).notNull(),
  fileName: varchar('file_name', { length: 300 }).notNull(),
  /** The upload with the articles; null once it has been read. */
  fileId: uuid('file_id'),
  /** The upload with pictures and documents. */
  archiveId: uuid('archive_id'),
  state: varchar('state', { length: 10, enum: ['reading', 'ready', 'importing', 'done', 'undone'] }).notNull(),
  taskId: uuid('task_id'),
  mapping: jsonb('mapping').$type<ContentMapping>().notNull().default({ columns: {}, authors: {} }),
  /** Shown names of authors by their keys. */
  authors: jsonb('authors').$type<Record<string, string>>().notNull().default({}),
  /** Addresses of files that articles name by id. */
  attachments: jsonb('attachments').$type<Record<string, string>>().notNull().default({}),
  ignored: integer('ignored').notNull().default(0),
  /** Folder of the media library for the files of this import. */
  folderId: id('folder_id'),
  createdAt: moment('created_at').notNull(),
  finishedAt: moment('finished_at'),
  expiresAt: moment('expires_at').notNull(),
})

/** Why an article was left out. */
export const skipReasons = ['removed', 'noTitle', 'empty', 'tooLong', 'noColumn', 'duplicate'] as const

/** Articles of an import. Their texts go once they are imported. */
export const contentImportItems = pgTable('content_import_item', {
  importId: uuid('import_id').notNull(),
  no: integer('no').notNull(),
  state: varchar('state', { length: 8, enum: ['waiting', 'imported', 'skipped', 'undone'] }).notNull(),
  reason: varchar('reason', { length: 12, enum: skipReasons }),
  title: varchar('title', { length: 500 }).notNull(),
  html: text('html').notNull(),
  files: jsonb('files').$type<string[]>().notNull(),
  cover: varchar('cover', { length: 2000 }),
  summary: varchar('summary', { length: 500 }).notNull(),
  tags: jsonb('tags').$type<string[]>().notNull(),
  categories: jsonb('categories').$type<{ key: string; name: string }[]>().notNull(),
  author: varchar('author', { length: 200 }),
  oldState: varchar('old_state', { length: 10, enum: oldStates }).notNull(),
  isLocked: boolean('is_locked').notNull(),
  isTooLong: boolean('is_too_long').notNull(),
  publishedAt: moment('published_at'),
  address: varchar('address', { length: 2000 }),
  otherAddresses: jsonb('other_addresses').$type<string[]>().notNull(),
  /** Addresses of files that no archive has. */
  missing: jsonb('missing').$type<string[]>().notNull().default([]),
  articleId: id('article_id'),
})

/** Files that an import has added to the media library. */
export const contentImportFiles = pgTable('content_import_file', {
  importId: uuid('import_id').notNull(),
  fileId: uuid('file_id').notNull(),
})

/** When an imported article was published in the system that it comes from. */
export const articleOrigins = pgTable('cms_article_origin', {
  articleId: id('article_id').primaryKey(),
  publishedAt: moment('published_at'),
})

/** Former addresses of articles, as {@link oldAddress} writes them. */
export const articleRedirects = pgTable('cms_article_redirect', {
  siteId: id('site_id').notNull(),
  address: varchar('address', { length: 500 }).notNull(),
  /** Host of the former portal, so that two portals in one site do not count as one. */
  host: varchar('host', { length: 255 }).notNull(),
  articleId: id('article_id').notNull(),
})

/** Former addresses of files, as {@link oldFileAddressOf} writes them. */
export const fileRedirects = pgTable('library_file_redirect', {
  siteId: id('site_id').notNull(),
  address: varchar('address', { length: 500 }).notNull(),
  fileId: uuid('file_id').notNull(),
  /** Null once the import has expired. */
  importId: uuid('import_id'),
})
