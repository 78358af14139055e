import { boolean, integer, numeric, pgTable, primaryKey, text, varchar } from 'drizzle-orm/pg-core'
import { id, identity, moment } from './columns'

/** Judges of one group in one round, with the scheme by which they score. */
export const judgePanels = pgTable('judge_panel', {
  id: identity(),
  competitionId: id('competition_id').notNull(),
  phaseId: id('phase_id').notNull(),
  groupId: id('group_id').notNull(),
  schemeId: id('scheme_id').notNull(),
  /** Judges do not score works of their own city in a round of the province, or of their own county in one of a city. */
  avoidsArea: boolean('avoids_area').notNull(),
})

/** Who sits on a panel, and when which words of the agreement were signed. */
export const judgePanelMembers = pgTable(
  'judge_panel_member',
  {
    panelId: id('panel_id').notNull(),
    userId: id('user_id').notNull(),
    agreementAt: moment('agreement_at'),
    agreementVersion: varchar('agreement_version', { length: 20 }),
    declinedAt: moment('declined_at'),
  },
  (table) => [primaryKey({ columns: [table.panelId, table.userId] })],
)

/** A work that a judge has to score. */
export const judgeAssignments = pgTable('judge_assignment', {
  id: identity(),
  panelId: id('panel_id').notNull(),
  workId: id('work_id').notNull(),
  judgeId: id('judge_id').notNull(),
  /** Random place in the judge's list. */
  anonSeq: integer('anon_seq').notNull(),
  kind: varchar('kind', { length: 11, enum: ['main', 'arbitration', 'calibration'] }).notNull(),
  state: varchar('state', {
    length: 11,
    enum: ['assigned', 'in_progress', 'submitted', 'locked', 'recused', 'revoked', 'returned'],
  }).notNull(),
  dueAt: moment('due_at'),
  recuseReason: varchar('recuse_reason', { length: 300 }),
})

/** What a judge gave a work. The total is a decimal, so it is read as text. */
export const marks = pgTable('mark', {
  assignmentId: id('assignment_id').primaryKey(),
  total: numeric('total', { precision: 9, scale: 6 }).notNull(),
  comment: text('comment'),
  state: varchar('state', { length: 9, enum: ['draft', 'submitted', 'locked', 'void'] }).notNull(),
  submittedAt: moment('submitted_at'),
  durationS: integer('duration_s'),
  flags: text('flags').array().notNull().default([]),
  /** Counts saves of the draft: one that does not know the last is refused. */
  revision: integer('revision').notNull().default(0),
})

/** Points of a mark by criterion. */
export const markItems = pgTable(
  'mark_item',
  {
    assignmentId: id('assignment_id').notNull(),
    criterionId: id('criterion_id').notNull(),
    score: numeric('score', { precision: 6, scale: 2 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.assignmentId, table.criterionId] })],
)

/** What judges report about works. */
export const judgeReports = pgTable('judge_report', {
  id: identity(),
  assignmentId: id('assignment_id').notNull(),
  kind: varchar('kind', { length: 10, enum: ['identity', 'plagiarism', 'format', 'other'] }).notNull(),
  content: varchar('content', { length: 500 }).notNull(),
  createdAt: moment('created_at').notNull(),
})
