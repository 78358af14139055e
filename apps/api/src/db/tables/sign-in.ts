import { boolean, integer, pgTable, smallint, text, uuid, varchar } from 'drizzle-orm/pg-core'
import { id, moment } from './columns'

/** One sign-in. The token itself is not here, only its hash. */
export const sessions = pgTable('session', {
  id: uuid('id').primaryKey(),
  userId: id('user_id').notNull(),
  tokenHash: text('token_hash').notNull(),
  tokenExpiresAt: moment('token_expires_at').notNull(),
  /** False from a renewal until the first request with the new token. */
  isTokenUsed: boolean('is_token_used').notNull().default(true),
  ip: varchar('ip', { length: 45 }),
  userAgent: varchar('user_agent', { length: 300 }),
  createdAt: moment('created_at').notNull(),
  lastSeenAt: moment('last_seen_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  revokedAt: moment('revoked_at'),
  revokeReason: varchar('revoke_reason', { length: 20 }),
})

/** Refresh tokens, used ones included: a used one that returns ends the sign-in. */
export const sessionRefreshes = pgTable('session_refresh', {
  tokenHash: text('token_hash').primaryKey(),
  sessionId: uuid('session_id').notNull(),
  issuedAt: moment('issued_at').notNull(),
  usedAt: moment('used_at'),
})

/**
 * Counters against guessing: per name and network, per name, per network; and of captcha pictures that a network has
 * read.
 */
export const signInGuards = pgTable('sign_in_guard', {
  kind: varchar('kind', { length: 10, enum: ['pair', 'name', 'network', 'picture'] }).notNull(),
  subject: text('subject').notNull(),
  windowStart: moment('window_start').notNull(),
  failures: integer('failures').notNull().default(0),
  lockedUntil: moment('locked_until'),
  lockLevel: smallint('lock_level').notNull().default(0),
})

/** Captchas that have not been solved yet. */
export const captchas = pgTable('captcha', {
  id: uuid('id').primaryKey(),
  solutionHash: text('answer_hash').notNull(),
  expiresAt: moment('expires_at').notNull(),
})

/** Browsers in which a person has signed in before. The token itself is in the browser alone. */
export const knownDevices = pgTable('known_device', {
  userId: id('user_id').notNull(),
  tokenHash: text('token_hash').notNull(),
  createdAt: moment('created_at').notNull(),
  lastUsedAt: moment('last_used_at').notNull(),
})

/** Proofs of work that have been used, until they expire. */
export const usedChallenges = pgTable('used_challenge', {
  id: varchar('id', { length: 80 }).primaryKey(),
  expiresAt: moment('expires_at').notNull(),
})

/** Requests to set a forgotten password; those for unknown login names have no user. */
export const passwordResets = pgTable('password_reset', {
  ticketHash: text('ticket_hash').primaryKey(),
  userId: id('user_id'),
  codeHash: text('code_hash').notNull(),
  channel: varchar('channel', { length: 8, enum: ['mail', 'sms', 'recovery'] })
    .notNull()
    .default('mail'),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  tries: smallint('tries').notNull().default(0),
  verifiedAt: moment('verified_at'),
  usedAt: moment('used_at'),
})
