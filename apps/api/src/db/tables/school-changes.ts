import { boolean, date, pgTable, primaryKey, smallint, uuid, varchar } from 'drizzle-orm/pg-core'
import { changeColumns, id, identity, moment } from './columns'

/** Requests to change the school of a person. */
export const schoolChanges = pgTable('change_school_request', {
  id: identity(),
  userId: id('user_id').notNull(),
  /** The person, or a parent of the person. */
  senderId: id('sender_id').notNull(),
  kind: varchar('kind', { length: 10, enum: ['transfer', 'move', 'graduation', 'correction'] }).notNull(),
  fromSchoolId: id('from_school_id'),
  toSchoolId: id('to_school_id').notNull(),
  toGradeId: id('to_grade_id'),
  toClassId: id('to_class_id'),
  effectiveOn: date('effective_on', { mode: 'string' }).notNull(),
  reason: varchar('reason', { length: 500 }).notNull(),
  /** The schools are in different counties. */
  needsAuthority: boolean('needs_authority').notNull(),
  state: varchar('state', {
    length: 16,
    enum: ['submitted', 'out_agreed', 'in_agreed', 'authority_agreed', 'effective', 'rejected', 'withdrawn'],
  }).notNull(),
  appliedAt: moment('applied_at'),
  ...changeColumns,
})

/** Decisions about requests, one for each step. */
export const requestSteps = pgTable('request_step', {
  id: identity(),
  requestId: id('request_id').notNull(),
  step: varchar('step', { length: 9, enum: ['out', 'in', 'authority'] }).notNull(),
  orgId: id('org_id'),
  decision: varchar('decision', { length: 6, enum: ['agree', 'reject'] }).notNull(),
  decidedBy: id('decided_by').notNull(),
  decidedAt: moment('decided_at').notNull(),
  reason: varchar('reason', { length: 500 }),
})

/** Documents of a request. */
export const schoolChangeFiles = pgTable(
  'change_school_file',
  {
    requestId: id('request_id').notNull(),
    fileId: uuid('file_id').notNull(),
    seq: smallint('seq').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.fileId] })],
)
