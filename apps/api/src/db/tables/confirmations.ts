import { pgTable, uuid, varchar } from 'drizzle-orm/pg-core'
import { id, moment } from './columns'

/** Requests for the confirmation of a second person, and confirmations that have not been used yet. */
export const confirmations = pgTable('confirmation', {
  id: uuid('id').primaryKey(),
  action: varchar('action', { length: 40 }).notNull(),
  targetId: id('target_id').notNull(),
  requestedBy: id('requested_by').notNull(),
  requestedAt: moment('requested_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  confirmedBy: id('confirmed_by'),
  confirmedAt: moment('confirmed_at'),
})
