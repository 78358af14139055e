import { bigint, integer, timestamp } from 'drizzle-orm/pg-core'

/** A number that always stays below 2^53. */
export const id = (name: string) => bigint(name, { mode: 'number' })

/** A moment; drivers differ in digits, `Date` has milliseconds. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Key column that the database counts up. */
export const identity = () => id('id').primaryKey().generatedByDefaultAsIdentity()

/** Columns of every row that people change: who, when, and the count that refuses a stale save. */
export const changeColumns = {
  version: integer('version').notNull().default(0),
  createdAt: moment('created_at').notNull().defaultNow(),
  createdBy: id('created_by'),
  updatedAt: moment('updated_at'),
  updatedBy: id('updated_by'),
}
