import { integer, pgTable, smallint, varchar } from 'drizzle-orm/pg-core'
import { id, identity, moment } from './columns'

const topic = varchar('topic', {
  length: 10,
  enum: ['health', 'nutrition', 'mind', 'safety', 'entering', 'bridging'],
})

/** What an article is about, apart from its column. */
export const articleTopics = pgTable('article_topic', {
  articleId: id('article_id').primaryKey(),
  gardeId: varchar('garde_id', { length: 10 }),
  courseId: varchar('course_id', { length: 10 }),
  field: varchar('field', { length: 10, enum: ['health', 'language', 'society', 'science', 'art'] }),
  ageClass: varchar('age_class', { length: 6, enum: ['small', 'middle', 'big'] }),
  /** Years: 3 stands for three to four. */
  ageFrom: smallint('age_from'),
  topic,
})

/** Which policy an article interprets. */
export const interpretations = pgTable('article_interpretation', {
  articleId: id('article_id').primaryKey(),
  policyId: id('policy_id').notNull(),
})

/** Questions of parents with the replies that editors publish. Replies are empty until they are written. */
export const expertQa = pgTable('expert_qa', {
  id: identity(),
  siteId: id('site_id').notNull(),
  question: varchar('question', { length: 300 }).notNull(),
  reply: varchar('answer', { length: 4000 }).notNull(),
  ageFrom: smallint('age_from'),
  topic,
  expertName: varchar('expert_name', { length: 50 }).notNull(),
  expertTitle: varchar('expert_title', { length: 100 }).notNull(),
  state: varchar('state', { length: 9, enum: ['open', 'pending', 'published', 'declined'] }).notNull(),
  publishAt: moment('publish_at'),
  version: integer('version').notNull().default(0),
  authorId: id('author_id'),
  createdAt: moment('created_at'),
  declineReason: varchar('decline_reason', { length: 200 }),
  updatedAt: moment('updated_at'),
  updatedBy: id('updated_by'),
})
