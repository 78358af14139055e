import { bigint, boolean, date, integer, jsonb, pgTable, smallint, text, uuid, varchar } from 'drizzle-orm/pg-core'
import type { ArticleFields } from './article-editing'
import { changeColumns, id, identity, moment } from './columns'

/** Sites of the portal. */
export const sites = pgTable('cms_site', {
  id: identity(),
  name: varchar('name', { length: 100 }).notNull(),
  code: varchar('code', { length: 30 }).notNull(),
  url: varchar('url', { length: 500 }),
  detail: varchar('detail', { length: 1000 }),
  level: varchar('level', { length: 20 }).notNull(),
  areaCode: varchar('area_code', { length: 12 }),
  orgId: id('org_id'),
  parentId: id('parent_id'),
  logoFileId: uuid('logo_file_id'),
  theme: jsonb('theme').$type<{ accent?: string }>().notNull().default({}),
  languages: jsonb('languages').$type<string[]>().notNull().default(['zh']),
  footer: jsonb('footer').$type<Record<string, string>>().notNull().default({}),
  timeZone: varchar('time_zone', { length: 40 }).notNull().default('Asia/Shanghai'),
  state: varchar('state', { length: 10, enum: ['building', 'running', 'readonly', 'closed'] }).notNull(),
  /** Bytes that the files of its media library may take. */
  fileQuota: bigint('file_quota', { mode: 'number' }).notNull().default(21_474_836_480),
  version: integer('version').notNull().default(0),
})

/** What search engines show of a column's page; what is absent is as the page has it. */
export interface ColumnSeo {
  title?: string
  description?: string
}

/** Columns of a site, up to four levels. `path` is `/1/4/`, ending with the row's own id. */
export const columns = pgTable('cms_column', {
  id: identity(),
  siteId: id('site_id').notNull(),
  parentId: id('parent_id'),
  path: text('path').notNull(),
  code: varchar('code', { length: 50 }).notNull(),
  name: varchar('name', { length: 100 }).notNull(),
  nameI18n: jsonb('name_i18n').$type<Record<string, string>>().notNull().default({}),
  kind: varchar('kind', { length: 10, enum: ['list', 'page', 'link', 'aggregate'] }).notNull(),
  bindRoute: varchar('bind_route', { length: 200 }),
  visibility: varchar('visibility', { length: 6, enum: ['public', 'login', 'role', 'scope'] }).notNull(),
  visibleRoleIds: jsonb('visible_role_ids').$type<number[]>().notNull().default([]),
  reviewLevels: smallint('review_levels').notNull().default(1),
  isNav: boolean('is_nav').notNull().default(false),
  seq: integer('seq').notNull().default(0),
  state: varchar('state', { length: 6, enum: ['on', 'hidden'] })
    .notNull()
    .default('on'),
  /** Days after which something new is due. */
  freshnessDays: integer('freshness_days'),
  seo: jsonb('seo').$type<ColumnSeo>().notNull().default({}),
  version: integer('version').notNull().default(0),
  deletedAt: moment('deleted_at'),
})

/** Articles. What visitors read is the live revision; editors work on the head revision. */
export const articles = pgTable('cms_article', {
  id: identity(),
  siteId: id('site_id').notNull(),
  columnId: id('column_id').notNull(),
  title: varchar('title', { length: 120 }).notNull(),
  subtitle: varchar('subtitle', { length: 120 }),
  summary: varchar('summary', { length: 500 }),
  source: varchar('source', { length: 80 }),
  author: varchar('author', { length: 80 }),
  docType: varchar('doc_type', { length: 20 }).notNull().default('article'),
  liveRevisionId: id('live_revision_id'),
  headRevisionId: id('head_revision_id'),
  state: varchar('state', { length: 10 }).notNull(),
  publishAt: moment('publish_at'),
  offlineAt: moment('offline_at'),
  pinnedUntil: moment('pinned_until'),
  recommend: smallint('recommend').notNull().default(0),
  visibility: varchar('visibility', { length: 7, enum: ['inherit', 'public', 'login', 'scope'] })
    .notNull()
    .default('inherit'),
  orgId: id('org_id'),
  areaCode: varchar('area_code', { length: 12 }),
  viewCount: bigint('view_count', { mode: 'number' }).notNull().default(0),
  lang: varchar('lang', { length: 5 }).notNull().default('zh'),
  coverFileId: uuid('cover_file_id'),
  /** Where the correction of an article that has been live stands; null: what is live is the newest. */
  correctionState: varchar('correction_state', {
    length: 8,
    enum: ['draft', 'review1', 'review2', 'review3', 'returned'],
  }),
  submittedAt: moment('submitted_at'),
  lockUserId: id('lock_user_id'),
  lockUntil: moment('lock_until'),
  ...changeColumns,
  deletedAt: moment('deleted_at'),
})

/**
 * One state of an article's text. The newest one changes while its author writes; a sealed one, which has been
 * submitted or stored as a version, never does.
 */
export const revisions = pgTable('cms_article_revision', {
  id: identity(),
  articleId: id('article_id').notNull(),
  no: integer('no').notNull(),
  title: varchar('title', { length: 120 }).notNull(),
  bodyHtml: text('body_html').notNull(),
  bodyText: text('body_text').notNull(),
  authorId: id('author_id'),
  note: varchar('note', { length: 200 }),
  createdAt: moment('created_at').notNull(),
  /** What the revision says of its article; null in revisions from before there was an editor. */
  fields: jsonb('fields').$type<ArticleFields>(),
  isSealed: boolean('is_sealed').notNull().default(false),
})

/** Files that belong to an article. */
export const attachments = pgTable('attachment', {
  id: uuid('id').primaryKey(),
  articleId: id('article_id').notNull(),
  name: varchar('name', { length: 200 }).notNull(),
  size: bigint('size', { mode: 'number' }).notNull(),
  ext: varchar('ext', { length: 10 }).notNull(),
  seq: smallint('seq').notNull().default(0),
  /** Null: the file is announced and its bytes have not come. */
  fileId: uuid('file_id'),
})

/** The index card of a disclosed document (domain 2.2). */
export const disclosures = pgTable('article_disclosure', {
  articleId: id('article_id').primaryKey(),
  indexNo: varchar('index_no', { length: 40 }).notNull(),
  issueOrg: varchar('issue_org', { length: 100 }).notNull(),
  docNo: varchar('doc_no', { length: 60 }),
  madeOn: date('made_on', { mode: 'string' }).notNull(),
  validity: varchar('validity', { length: 9, enum: ['valid', 'invalid', 'abolished'] }).notNull(),
})

/** What a project has in addition to its article. */
export const projects = pgTable('project', {
  articleId: id('article_id').primaryKey(),
  code: varchar('code', { length: 40 }).notNull(),
  level: varchar('level', { length: 8, enum: ['national', 'province', 'city', 'county'] }).notNull(),
  leader: varchar('leader', { length: 50 }).notNull(),
  unit: varchar('unit', { length: 100 }).notNull(),
  startOn: date('start_on', { mode: 'string' }).notNull(),
  endOn: date('end_on', { mode: 'string' }).notNull(),
  stage: varchar('stage', { length: 8, enum: ['approved', 'running', 'finished', 'spread'] }).notNull(),
})
