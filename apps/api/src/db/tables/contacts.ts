import { pgTable, smallint, text, uuid, varchar } from 'drizzle-orm/pg-core'
import { id, moment } from './columns'

/** Ways to reach a person. */
export const contactKinds = ['mobile', 'email'] as const
/** A mobile number or a mailbox. */
export type ContactKind = (typeof contactKinds)[number]

const kind = () => varchar('kind', { length: 6, enum: contactKinds }).notNull()

/** Numbers and mailboxes that their owner has confirmed with a code, as hashes. */
export const verifiedContacts = pgTable('verified_contact', {
  userId: id('user_id').notNull(),
  kind: kind(),
  valueHash: text('value_hash').notNull(),
  verifiedAt: moment('verified_at').notNull(),
})

/** Codes that were sent to confirm a number or a mailbox. */
export const contactCodes = pgTable('contact_code', {
  id: uuid('id').primaryKey(),
  userId: id('user_id').notNull(),
  kind: kind(),
  valueHash: text('value_hash').notNull(),
  codeHash: text('code_hash').notNull(),
  tries: smallint('tries').notNull().default(0),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
})

/** Codes that a person has written down for a forgotten password, as hashes. */
export const recoveryCodes = pgTable('recovery_code', {
  userId: id('user_id').notNull(),
  codeHash: text('code_hash').notNull(),
  createdAt: moment('created_at').notNull(),
  usedAt: moment('used_at'),
})
