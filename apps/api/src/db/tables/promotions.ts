import { pgTable, smallint, uuid } from 'drizzle-orm/pg-core'
import { id, moment } from './columns'

/** Promotions of grades by one year. The schools and steps of one are in tables that only their queries know. */
export const gradePromotions = pgTable('grade_promotion', {
  id: uuid('id').primaryKey().defaultRandom(),
  /** Calendar year of the autumn term. */
  schoolYear: smallint('school_year').notNull(),
  taskId: uuid('task_id'),
  createdBy: id('created_by').notNull(),
  createdAt: moment('created_at').notNull(),
  finishedAt: moment('finished_at'),
  undoneAt: moment('undone_at'),
  undoneBy: id('undone_by'),
})
