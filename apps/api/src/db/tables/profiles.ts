import { bigint, integer, jsonb, pgTable, smallint, text, uuid, varchar } from 'drizzle-orm/pg-core'
import { id, identity, moment } from './columns'

const publication = {
  state: varchar('state', { length: 9, enum: ['draft', 'pending', 'published'] }).notNull(),
  publishAt: moment('publish_at'),
  viewCount: bigint('view_count', { mode: 'number' }).notNull().default(0),
  version: integer('version').notNull().default(0),
}

/** How schools present themselves. */
export const schoolProfiles = pgTable('school_profile', {
  schoolId: id('school_id').primaryKey(),
  motto: varchar('motto', { length: 60 }).notNull(),
  idea: varchar('idea', { length: 300 }).notNull(),
  introHtml: text('intro_html').notNull(),
  foundedYear: smallint('founded_year').notNull(),
  studentBand: varchar('student_band', { length: 30 }).notNull(),
  features: jsonb('features').$type<string[]>().notNull().default([]),
  honours: jsonb('honours').$type<string[]>().notNull().default([]),
  coverFileId: uuid('cover_file_id'),
  ...publication,
})

/** Principals who are presented to the region, with their consent. */
export const principalProfiles = pgTable('principal_profile', {
  id: identity(),
  name: varchar('name', { length: 50 }).notNull(),
  schoolId: id('school_id').notNull(),
  title: varchar('title', { length: 100 }).notNull(),
  summary: varchar('summary', { length: 300 }).notNull(),
  resumeHtml: text('resume_html').notNull(),
  ideasHtml: text('ideas_html').notNull(),
  honours: jsonb('honours').$type<string[]>().notNull().default([]),
  photoFileId: uuid('photo_file_id'),
  ...publication,
})
