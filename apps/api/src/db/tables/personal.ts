import { pgTable } from 'drizzle-orm/pg-core'
import { id, identity, moment } from './columns'

/** What readers have marked to find it again: an article or a resource. */
export const favourites = pgTable('favourite', {
  id: identity(),
  userId: id('user_id').notNull(),
  articleId: id('article_id'),
  resourceId: id('resource_id'),
  addedAt: moment('added_at').notNull(),
})

/** Requests to close an account. */
export const accountClosures = pgTable('account_closure', {
  userId: id('user_id').primaryKey(),
  requestedAt: moment('requested_at').notNull(),
  dueAt: moment('due_at').notNull(),
  /** Null while it can be cancelled. */
  closedAt: moment('closed_at'),
})
