import { integer, pgTable, primaryKey, uuid, varchar } from 'drizzle-orm/pg-core'
import { id, identity, moment } from './columns'

/** Works that a unit recommends to the level above, in its order. */
export const recommendations = pgTable('comp_recommend', {
  id: identity(),
  workId: id('work_id').notNull(),
  competitionId: id('competition_id').notNull(),
  level: varchar('level', { length: 8, enum: ['school', 'county', 'city'] }).notNull(),
  orgId: id('org_id').notNull(),
  rank: integer('rank').notNull(),
  createdBy: id('created_by'),
  createdAt: moment('created_at').notNull(),
  confirmedFileId: uuid('confirmed_file_id'),
})

/** Lists of recommended works that were submitted; one that was never submitted has no row. */
export const recommendLists = pgTable(
  'comp_recommend_list',
  {
    competitionId: id('competition_id').notNull(),
    level: varchar('level', { length: 8, enum: ['school', 'county', 'city'] }).notNull(),
    orgId: id('org_id').notNull(),
    state: varchar('state', { length: 9, enum: ['submitted', 'returned'] }).notNull(),
    confirmedFileId: uuid('confirmed_file_id'),
    submittedBy: id('submitted_by'),
    submittedAt: moment('submitted_at').notNull(),
    returnReason: varchar('return_reason', { length: 500 }),
    returnedBy: id('returned_by'),
    returnedAt: moment('returned_at'),
  },
  (table) => [primaryKey({ columns: [table.competitionId, table.level, table.orgId] })],
)
