import type { Schema } from '@doorway/api-client/types'
import { integer, jsonb, pgTable, primaryKey, uuid, varchar } from 'drizzle-orm/pg-core'
import { id, identity, moment } from './columns'

/** What schools write and bureaus have not passed yet; the row stays after that. */
export const schoolProfileDrafts = pgTable('school_profile_draft', {
  schoolId: id('school_id').primaryKey(),
  content: jsonb('content').$type<Schema<'SchoolProfileContent'>>().notNull(),
  state: varchar('state', { length: 9, enum: ['draft', 'pending', 'returned', 'published'] }).notNull(),
  editedBy: id('edited_by'),
  submittedBy: id('submitted_by'),
  submittedAt: moment('submitted_at'),
  changedAt: moment('changed_at').notNull(),
  version: integer('version').notNull().default(0),
})

/** Pictures that a draft names. */
export const schoolProfileDraftFiles = pgTable(
  'school_profile_draft_file',
  { schoolId: id('school_id').notNull(), fileId: uuid('file_id').notNull() },
  (table) => [primaryKey({ columns: [table.schoolId, table.fileId] })],
)

/** Decisions about what schools present. */
export const schoolProfileReviews = pgTable('school_profile_review', {
  id: identity(),
  schoolId: id('school_id').notNull(),
  reviewerId: id('reviewer_id').notNull(),
  decision: varchar('decision', { length: 6, enum: ['pass', 'return', 'off'] }).notNull(),
  reason: varchar('reason', { length: 500 }),
  at: moment('at').notNull(),
})

/** What is written about principals and bureaus have not passed yet; the row stays after that. */
export const principalDrafts = pgTable('principal_draft', {
  principalId: id('principal_id').primaryKey(),
  schoolId: id('school_id').notNull(),
  content: jsonb('content').$type<Omit<Schema<'PrincipalContent'>, 'schoolId' | 'photoFileId'>>().notNull(),
  photoFileId: uuid('photo_file_id'),
  state: varchar('state', { length: 9, enum: ['draft', 'pending', 'returned', 'published'] }).notNull(),
  editedBy: id('edited_by'),
  submittedBy: id('submitted_by'),
  submittedAt: moment('submitted_at'),
  changedAt: moment('changed_at').notNull(),
  version: integer('version').notNull().default(0),
})

/** Decisions about profiles of principals. */
export const principalReviews = pgTable('principal_review', {
  id: identity(),
  principalId: id('principal_id').notNull(),
  reviewerId: id('reviewer_id').notNull(),
  decision: varchar('decision', { length: 6, enum: ['pass', 'return', 'off', 'on'] }).notNull(),
  reason: varchar('reason', { length: 500 }),
  at: moment('at').notNull(),
})
