import { bigint, boolean, date, integer, pgTable, primaryKey, text, varchar } from 'drizzle-orm/pg-core'
import { changeColumns, id, identity, moment } from './columns'

/** Groups of teachers with a leader. */
export const workgroups = pgTable('workgroup', {
  id: identity(),
  name: varchar('name', { length: 100 }).notNull(),
  kind: varchar('kind', {
    length: 16,
    enum: ['studio', 'centre_group', 'judge_group', 'project', 'principal_studio'],
  }).notNull(),
  leaderId: id('leader_id').notNull(),
  orgId: id('org_id').notNull(),
  areaCode: varchar('area_code', { length: 12 }).notNull(),
  gardeId: varchar('garde_id', { length: 10 }),
  courseId: varchar('course_id', { length: 10 }),
  summary: varchar('summary', { length: 300 }).notNull(),
  introHtml: text('intro_html').notNull(),
  validFrom: date('valid_from', { mode: 'string' }).notNull(),
  validTo: date('valid_to', { mode: 'string' }),
  isPublic: boolean('is_public').notNull().default(false),
  state: varchar('state', { length: 9, enum: ['active', 'dissolved'] }).notNull(),
  viewCount: bigint('view_count', { mode: 'number' }).notNull().default(0),
  ...changeColumns,
  deletedAt: moment('deleted_at'),
})

/** Who belongs to a group, or did. */
export const workgroupMembers = pgTable('workgroup_member', {
  workgroupId: id('workgroup_id').notNull(),
  userId: id('user_id').notNull(),
  role: varchar('role', { length: 9, enum: ['leader', 'vice', 'member', 'secretary'] }).notNull(),
  joinedAt: date('joined_at', { mode: 'string' }).notNull(),
  leftAt: date('left_at', { mode: 'string' }),
})

/** What a group has written. */
export const workgroupArticles = pgTable(
  'workgroup_article',
  { workgroupId: id('workgroup_id').notNull(), articleId: id('article_id').notNull() },
  (table) => [primaryKey({ columns: [table.workgroupId, table.articleId] })],
)

/** Researchers whom a subject presents: name, title and unit, nothing else about the person. */
export const subjectResearchers = pgTable('subject_researcher', {
  id: identity(),
  gardeId: varchar('garde_id', { length: 10 }).notNull(),
  courseId: varchar('course_id', { length: 10 }).notNull(),
  name: varchar('name', { length: 50 }).notNull(),
  title: varchar('title', { length: 100 }).notNull(),
  orgId: id('org_id').notNull(),
  intro: varchar('intro', { length: 300 }).notNull(),
  seq: integer('seq').notNull().default(0),
  state: varchar('state', { length: 9, enum: ['draft', 'published'] }).notNull(),
  version: integer('version').notNull().default(0),
})
