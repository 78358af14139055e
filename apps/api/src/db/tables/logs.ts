import { jsonb, pgTable, text, uuid, varchar } from 'drizzle-orm/pg-core'
import { id, identity, moment } from './columns'

/** The place of a row in the chain of its log. Null: a row that the server has not written. */
const chainColumns = {
  seq: id('seq'),
  prevHash: text('prev_hash'),
  hash: text('hash'),
}

/** Every attempt to sign in and every end of a session. */
export const loginLog = pgTable('login_log', {
  id: identity(),
  at: moment('at').notNull(),
  usernameTried: varchar('username_tried', { length: 100 }).notNull(),
  userId: id('user_id'),
  result: varchar('result', { length: 10, enum: ['ok', 'fail', 'locked', 'logout', 'kicked'] }).notNull(),
  reason: varchar('reason', { length: 30 }),
  ip: varchar('ip', { length: 45 }),
  userAgent: varchar('user_agent', { length: 300 }),
  sessionId: uuid('session_id'),
  ...chainColumns,
})

/** Every write and export. */
export const operationLog = pgTable('operation_log', {
  id: identity(),
  at: moment('at').notNull(),
  actorId: id('actor_id'),
  actorName: varchar('actor_name', { length: 50 }),
  orgId: id('org_id'),
  action: varchar('action', { length: 60 }).notNull(),
  permissionCode: varchar('permission_code', { length: 80 }),
  targetType: varchar('target_type', { length: 30 }).notNull(),
  targetId: varchar('target_id', { length: 40 }),
  targetLabel: varchar('target_label', { length: 200 }),
  requestId: varchar('request_id', { length: 80 }),
  ip: varchar('ip', { length: 45 }),
  diff: jsonb('diff').$type<Record<string, unknown>>().notNull().default({}),
  ...chainColumns,
})

/** Every personal value that was shown in full: to whom, of whom, and what for. */
export const piiAccessLog = pgTable('pii_access_log', {
  id: identity(),
  at: moment('at').notNull(),
  actorId: id('actor_id').notNull(),
  actorName: varchar('actor_name', { length: 50 }).notNull(),
  subjectId: id('subject_id').notNull(),
  field: varchar('field', { length: 30 }).notNull(),
  purpose: varchar('purpose', { length: 200 }).notNull(),
  requestId: varchar('request_id', { length: 80 }).notNull(),
  ip: varchar('ip', { length: 45 }).notNull(),
  ...chainColumns,
})

/**
 * The last row of each log; writers lock it, so that they form one chain. `seq` is null while the log has rows of an
 * earlier version without seals.
 */
export const logHeads = pgTable('log_head', {
  log: varchar('log', { length: 10, enum: ['operation', 'login', 'pii'] }).primaryKey(),
  seq: id('seq'),
  hash: text('hash').notNull(),
})
