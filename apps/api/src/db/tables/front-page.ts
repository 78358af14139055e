import { boolean, integer, jsonb, pgTable, uuid, varchar } from 'drizzle-orm/pg-core'
import { id, identity } from './columns'

/** What a site says about a block of its front page; what is absent is as everywhere. */
export interface BlockConfig {
  title?: string
  /** The title in other languages, by their codes. */
  titles?: Record<string, string>
  /** How many rows it shows, 1 to 10. */
  rows?: number
}

/**
 * Blocks of a site's front page, in order. A kind is `lead`, `contest`, `schools`, `principals`, `winners`, `topics`,
 * `links`, `numbers`, or the code of a column. A site without blocks shows everything it has.
 */
export const siteBlocks = pgTable('site_block', {
  siteId: id('site_id').notNull(),
  kind: varchar('kind', { length: 50 }).notNull(),
  seq: integer('seq').notNull(),
  enabled: boolean('enabled').notNull().default(true),
  config: jsonb('config').$type<BlockConfig>().notNull().default({}),
})

/** Special topics. Each leads to the texts with its tag or to a page of the portal, one of the two. */
export const siteTopics = pgTable('site_topic', {
  id: identity(),
  siteId: id('site_id').notNull(),
  seq: integer('seq').notNull(),
  title: varchar('title', { length: 40 }).notNull(),
  titleI18n: jsonb('title_i18n').$type<Record<string, string>>().notNull().default({}),
  summary: varchar('summary', { length: 120 }).notNull(),
  tagId: id('tag_id'),
  route: varchar('route', { length: 200 }),
  coverFileId: uuid('cover_file_id'),
})

/** Words by which texts are found together. */
export const tags = pgTable('tag', {
  id: identity(),
  name: varchar('name', { length: 20 }).notNull(),
})

/** Which item carries which tag. */
export const tagRefs = pgTable('tag_ref', {
  tagId: id('tag_id').notNull(),
  refType: varchar('ref_type', { length: 20, enum: ['article'] }).notNull(),
  refId: id('ref_id').notNull(),
})

/** Groups of links to other sites. */
export const siteLinkGroups = pgTable('site_link_group', {
  id: identity(),
  siteId: id('site_id').notNull(),
  seq: integer('seq').notNull(),
  name: varchar('name', { length: 30 }).notNull(),
  nameI18n: jsonb('name_i18n').$type<Record<string, string>>().notNull().default({}),
})

/** Links to other sites; the database takes http and https only. */
export const siteLinks = pgTable('site_link', {
  id: identity(),
  groupId: id('group_id').notNull(),
  seq: integer('seq').notNull(),
  name: varchar('name', { length: 60 }).notNull(),
  url: varchar('url', { length: 500 }).notNull(),
})
