import { char, pgTable, primaryKey, smallint, uuid, varchar } from 'drizzle-orm/pg-core'
import { id, identity, moment } from './columns'

/** Files of works by the slot of the competition's work schema. */
export const workFiles = pgTable(
  'comp_work_file',
  {
    workId: id('work_id').notNull(),
    slot: varchar('slot', { length: 20 }).notNull(),
    seq: smallint('seq').notNull().default(0),
    fileId: uuid('file_id').notNull(),
    sha256: char('sha256', { length: 64 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.workId, table.slot, table.seq] })],
)

/** What an author changes in a work until it is submitted. */
export const workDrafts = pgTable('comp_work_draft', {
  workId: id('work_id').primaryKey(),
  title: varchar('title', { length: 120 }).notNull(),
  summary: varchar('summary', { length: 500 }).notNull(),
  textbook: varchar('textbook', { length: 60 }),
  gradeName: varchar('grade_name', { length: 20 }),
  knowledge: varchar('knowledge', { length: 100 }),
  updatedAt: moment('updated_at').notNull(),
})

/** Files of a draft. */
export const workDraftFiles = pgTable(
  'comp_work_draft_file',
  {
    workId: id('work_id').notNull(),
    slot: varchar('slot', { length: 20 }).notNull(),
    seq: smallint('seq').notNull(),
    fileId: uuid('file_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workId, table.slot, table.seq] })],
)

/** What happened to works. */
export const workLogs = pgTable('comp_work_log', {
  id: identity(),
  workId: id('work_id').notNull(),
  fromState: varchar('from_state', { length: 12 }),
  toState: varchar('to_state', { length: 12 }).notNull(),
  actorId: id('actor_id'),
  reason: varchar('reason', { length: 500 }),
  at: moment('at').notNull(),
})

/** Submissions that wait for their execution, and their outcome for a day. */
export const submissions = pgTable('comp_submission', {
  id: identity(),
  workId: id('work_id').notNull(),
  userId: id('user_id').notNull(),
  receivedAt: moment('received_at').notNull(),
  requestId: varchar('request_id', { length: 80 }).notNull(),
  ip: varchar('ip', { length: 64 }).notNull(),
  finishedAt: moment('finished_at'),
  /** Key of the sentence that says why it was refused. */
  problem: varchar('problem', { length: 60 }),
})
