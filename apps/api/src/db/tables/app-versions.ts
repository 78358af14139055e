import { boolean, integer, jsonb, pgTable, smallint, varchar } from 'drizzle-orm/pg-core'
import { id, identity, moment } from './columns'

/** Releases of the apps. */
export const appVersions = pgTable('app_version', {
  id: identity(),
  platform: varchar('platform', { length: 8, enum: ['android', 'ios', 'harmony', 'windows', 'h5'] }).notNull(),
  versionName: varchar('version_name', { length: 20 }).notNull(),
  build: integer('build').notNull(),
  url: varchar('url', { length: 500 }).notNull(),
  minBuild: integer('min_build').notNull().default(0),
  isForced: boolean('is_forced').notNull().default(false),
  rollout: smallint('rollout').notNull().default(100),
  /** What is new, by language. */
  notes: jsonb('notes').$type<Record<string, string>>().notNull().default({}),
  state: varchar('state', { length: 9, enum: ['draft', 'published', 'withdrawn'] })
    .notNull()
    .default('draft'),
  publishedAt: moment('published_at'),
  version: integer('version').notNull().default(0),
  createdAt: moment('created_at').notNull().defaultNow(),
  createdBy: id('created_by'),
  updatedAt: moment('updated_at'),
  updatedBy: id('updated_by'),
})
