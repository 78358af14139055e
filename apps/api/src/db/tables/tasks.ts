import { bigint, customType, integer, jsonb, pgTable, smallint, text, uuid, varchar } from 'drizzle-orm/pg-core'
import { locales } from '@doorway/api-client/rules'
import { taskKinds, taskStates } from '../task-kinds'
import { id, moment } from './columns'

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })
/** Background tasks. Origin and owner are stored, so that a task acts and logs as the request that queued it. */
export const tasks = pgTable('task', {
  id: uuid('id').primaryKey().defaultRandom(),
  kind: varchar('kind', { length: 20, enum: taskKinds }).notNull(),
  state: varchar('state', { length: 10, enum: taskStates }).notNull().default('queued'),
  params: jsonb('params').$type<Record<string, unknown>>().notNull(),
  jobId: uuid('job_id'),
  done: bigint('done', { mode: 'number' }).notNull().default(0),
  total: bigint('total', { mode: 'number' }),
  problem: varchar('problem', { length: 60 }),
  fileName: varchar('file_name', { length: 300 }),
  ownerId: id('owner_id').notNull(),
  requestId: varchar('request_id', { length: 80 }).notNull(),
  ip: varchar('ip', { length: 45 }).notNull(),
  locale: varchar('locale', { length: 5, enum: locales }).notNull(),
  attempts: smallint('attempts').notNull().default(0),
  heartbeatAt: moment('heartbeat_at'),
  /** When a running task that waits for another service goes on. */
  runAt: moment('run_at'),
  createdAt: moment('created_at').notNull(),
  finishedAt: moment('finished_at'),
  expiresAt: moment('expires_at'),
})

/** Chunks of a task's result, in order. */
export const taskFiles = pgTable('task_file', {
  taskId: uuid('task_id').notNull(),
  no: integer('no').notNull(),
  body: bytea('body').notNull(),
})

/** One import from its check to its undoing. */
export const importJobs = pgTable('import_job', {
  id: uuid('id').primaryKey().defaultRandom(),
  kind: varchar('kind', { length: 10, enum: ['user', 'school', 'area', 'entry'] }).notNull(),
  mode: varchar('mode', { length: 6, enum: ['skip', 'update'] }).notNull(),
  fileName: varchar('file_name', { length: 300 }).notNull(),
  fields: jsonb('fields').$type<string[]>().notNull(),
  state: varchar('state', {
    length: 10,
    enum: ['checking', 'checked', 'committing', 'committed', 'failed', 'undone'],
  }).notNull(),
  ownerId: id('owner_id').notNull(),
  taskId: uuid('task_id'),
  createdAt: moment('created_at').notNull(),
  committedAt: moment('committed_at'),
  expiresAt: moment('expires_at').notNull(),
})

/** States of a row: before the check, after it, after the commit, after the undoing. */
export const importRowStates = [
  'waiting',
  'valid',
  'existing',
  'invalid',
  'created',
  'updated',
  'skipped',
  'undone',
] as const

/** A row of an import. `cells` and `undo` are sealed: they hold personal values. */
export const importRows = pgTable('import_row', {
  jobId: uuid('job_id').notNull(),
  rowNo: integer('row_no').notNull(),
  state: varchar('state', { length: 8, enum: importRowStates }).notNull(),
  cells: text('cells').notNull(),
  faults: jsonb('faults').$type<{ field: string; key: string; gaps?: Record<string, string | number> }[]>().notNull(),
  entityId: varchar('entity_id', { length: 40 }),
  label: varchar('label', { length: 200 }),
  undo: text('undo'),
})
