import { sql } from 'drizzle-orm'
import { bigint, char, integer, numeric, pgTable, primaryKey, smallint, text, uuid, varchar } from 'drizzle-orm/pg-core'
import { changeColumns, id, identity, moment } from './columns'

/** Teaching-research activities with their times and places. */
export const activities = pgTable('research_activity', {
  id: identity(),
  siteId: id('site_id').notNull(),
  name: varchar('name', { length: 120 }).notNull(),
  kind: varchar('kind', { length: 10, enum: ['seminar', 'lecture', 'openClass', 'training', 'salon'] }).notNull(),
  gardeId: varchar('garde_id', { length: 10 }),
  courseId: varchar('course_id', { length: 10 }),
  startAt: moment('start_at').notNull(),
  endAt: moment('end_at').notNull(),
  place: varchar('place', { length: 120 }).notNull(),
  onlineUrl: varchar('online_url', { length: 500 }),
  /** Null: as many as come. */
  capacity: integer('capacity'),
  orgId: id('org_id').notNull(),
  summary: varchar('summary', { length: 300 }).notNull(),
  introHtml: text('intro_html').notNull(),
  state: varchar('state', { length: 9, enum: ['draft', 'published'] }).notNull(),
  publishAt: moment('publish_at'),
  viewCount: bigint('view_count', { mode: 'number' }).notNull().default(0),
  /** Shown by the organiser on the spot; made by the database. */
  checkinCode: char('checkin_code', { length: 6 })
    .notNull()
    .default(sql`default`),
  /** What taking part counts for. */
  creditHours: numeric('credit_hours', { precision: 4, scale: 1, mode: 'number' }),
  version: integer('version').notNull().default(0),
})

/** Who takes part in an activity. */
export const signups = pgTable(
  'research_signup',
  {
    activityId: id('activity_id').notNull(),
    userId: id('user_id').notNull(),
    signedAt: moment('signed_at').notNull(),
    checkedAt: moment('checked_at'),
    creditHours: numeric('credit_hours', { precision: 4, scale: 1, mode: 'number' }),
    wrongCodes: smallint('wrong_codes').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.activityId, table.userId] })],
)

/** Teaching resources of teachers; a micro-lesson is one of them. */
export const resources = pgTable('resource', {
  id: identity(),
  title: varchar('title', { length: 120 }).notNull(),
  kind: varchar('kind', {
    length: 10,
    enum: ['plan', 'slides', 'micro', 'exercise', 'material', 'experiment', 'other'],
  }).notNull(),
  gardeId: varchar('garde_id', { length: 10 }).notNull(),
  courseId: varchar('course_id', { length: 10 }).notNull(),
  gradeName: varchar('grade_name', { length: 20 }),
  textbook: varchar('textbook', { length: 60 }),
  chapter: varchar('chapter', { length: 100 }),
  summary: varchar('summary', { length: 500 }).notNull().default(''),
  /** Who made it, where that is not the owner's name. */
  author: varchar('author', { length: 50 }),
  ownerId: id('owner_id').notNull(),
  orgId: id('org_id').notNull(),
  areaCode: varchar('area_code', { length: 12 }).notNull(),
  range: varchar('range', { length: 8, enum: ['school', 'county', 'city', 'province', 'public'] }).notNull(),
  copyright: varchar('copyright', { length: 8, enum: ['own', 'licensed', 'quoted'] }).notNull(),
  award: varchar('award', { length: 10 }),
  tags: text('tags').array().notNull().default([]),
  durationS: integer('duration_s'),
  coverFileId: uuid('cover_file_id'),
  state: varchar('state', { length: 9, enum: ['draft', 'pending', 'on_shelf', 'off_shelf', 'returned'] }).notNull(),
  publishAt: moment('publish_at'),
  viewCount: bigint('view_count', { mode: 'number' }).notNull().default(0),
  /** Above 0: recommended, first in lists. */
  quality: smallint('quality').notNull().default(0),
  ...changeColumns,
  deletedAt: moment('deleted_at'),
})

/** Decisions of reviewers about resources. */
export const resourceReviews = pgTable('resource_review', {
  id: identity(),
  resourceId: id('resource_id').notNull(),
  reviewerId: id('reviewer_id').notNull(),
  decision: varchar('decision', { length: 6, enum: ['pass', 'return', 'off'] }).notNull(),
  reason: varchar('reason', { length: 500 }),
  at: moment('at').notNull(),
})

/** What readers report about resources. */
export const resourceReports = pgTable('resource_report', {
  id: identity(),
  resourceId: id('resource_id').notNull(),
  reporterId: id('reporter_id').notNull(),
  kind: varchar('kind', { length: 9, enum: ['copyright', 'wrong', 'harmful', 'other'] }).notNull(),
  details: varchar('details', { length: 500 }).notNull(),
  state: varchar('state', { length: 7, enum: ['open', 'handled'] })
    .notNull()
    .default('open'),
  result: varchar('result', { length: 500 }),
  handledBy: id('handled_by'),
  handledAt: moment('handled_at'),
  createdAt: moment('created_at').notNull(),
})

/** Files of a resource; the first is the one that plays or opens. */
export const resourceFiles = pgTable(
  'resource_file',
  {
    resourceId: id('resource_id').notNull(),
    fileId: uuid('file_id').notNull(),
    seq: smallint('seq').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.resourceId, table.fileId] })],
)
