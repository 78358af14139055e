import { pgTable, smallint, text, uuid, varchar } from 'drizzle-orm/pg-core'
import { id, moment } from './columns'

/** How a message goes out. */
export const outboxChannels = ['mail', 'sms'] as const
/** Mail or text message. */
export type OutboxChannel = (typeof outboxChannels)[number]

/** Messages that wait for a mail server or a gateway, and what became of them. */
export const outboxMessages = pgTable('outbox_message', {
  id: uuid('id').primaryKey(),
  /** Null: somebody without an account. */
  userId: id('user_id'),
  kind: varchar('kind', { length: 40 }).notNull(),
  channel: varchar('channel', { length: 4, enum: outboxChannels }).notNull().default('mail'),
  /** The sealed message as JSON; null once it has been sent or has expired. */
  payload: text('payload'),
  createdAt: moment('created_at').notNull(),
  nextAt: moment('next_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  attempts: smallint('attempts').notNull().default(0),
  sentAt: moment('sent_at'),
})
