import { pgTable, smallint, varchar } from 'drizzle-orm/pg-core'
import { id, identity, moment } from './columns'

/** Codes by which a class registers. Whether one is open follows from its times and its requests. */
export const classInvitations = pgTable('class_invitation', {
  id: identity(),
  code: varchar('code', { length: 10 }).notNull(),
  classId: id('class_id').notNull(),
  maxUses: smallint('max_uses').notNull(),
  expiresAt: moment('expires_at').notNull(),
  closedAt: moment('closed_at'),
  createdBy: id('created_by').notNull(),
  createdAt: moment('created_at').notNull(),
})
