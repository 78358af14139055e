import { pgTable, smallint, text, uuid, varchar } from 'drizzle-orm/pg-core'
import { id, moment } from './columns'

/** Messages that wait for a mail server, and what became of them. */
export const outboxMessages = pgTable('outbox_message', {
  id: uuid('id').primaryKey(),
  /** Null: somebody without an account. */
  userId: id('user_id'),
  kind: varchar('kind', { length: 40 }).notNull(),
  /** The sealed message as JSON; null once it has been sent or has expired. */
  payload: text('payload'),
  createdAt: moment('created_at').notNull(),
  nextAt: moment('next_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  attempts: smallint('attempts').notNull().default(0),
  sentAt: moment('sent_at'),
})
