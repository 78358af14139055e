import type { MediaRules } from '@doorway/api-client/rules'
import {
  boolean,
  char,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core'
import { changeColumns, id, identity, moment } from './columns'

/** Who may enter a competition; an empty list of stages means all. */
export interface Eligibility {
  userTypes: readonly string[]
  gardeIds: readonly string[]
}

/** How many people may take part in one entry. */
export interface EntryLimits {
  perPerson: number
  coauthors: number
  instructors: number
}

/** A file that a work has. */
export interface WorkSlot {
  key: string
  label: string
  isRequired: boolean
  types: readonly string[]
  maxMegabytes: number
  maxSeconds?: number
  /** Of videos and sounds; absent: only the length is checked, by the browser. */
  media?: MediaRules
  count: number
}

/** Competitions. What is open is computed from the phases and the clock of the server. */
export const competitions = pgTable('competition', {
  id: identity(),
  siteId: id('site_id').notNull(),
  code: varchar('code', { length: 40 }).notNull(),
  name: varchar('name', { length: 120 }).notNull(),
  shortName: varchar('short_name', { length: 40 }).notNull(),
  edition: smallint('edition').notNull(),
  year: smallint('year').notNull(),
  kind: varchar('kind', { length: 5, enum: ['micro', 'other'] }).notNull(),
  organiserOrgId: id('organiser_org_id').notNull(),
  level: varchar('level', { length: 8, enum: ['province', 'city', 'county', 'school'] }).notNull(),
  areaCode: varchar('area_code', { length: 12 }).notNull(),
  host: varchar('host', { length: 200 }).notNull(),
  undertaker: varchar('undertaker', { length: 200 }).notNull(),
  summary: varchar('summary', { length: 300 }).notNull(),
  introHtml: text('intro_html').notNull(),
  rulesHtml: text('rules_html').notNull(),
  eligibility: jsonb('eligibility').$type<Eligibility>().notNull(),
  limits: jsonb('limits').$type<EntryLimits>().notNull(),
  workSchema: jsonb('work_schema').$type<{ slots: readonly WorkSlot[] }>().notNull(),
  promiseVersion: varchar('promise_version', { length: 20 }).notNull(),
  promiseText: text('promise_text').notNull(),
  blind: varchar('blind', { length: 6, enum: ['none', 'single', 'double'] }).notNull(),
  worksPublicFrom: moment('works_public_from'),
  scoreVisibility: varchar('score_visibility', {
    length: 8,
    enum: ['none', 'band', 'total', 'criteria', 'comments'],
  }).notNull(),
  state: varchar('state', {
    length: 16,
    enum: ['draft', 'announced', 'result_published', 'archived', 'cancelled'],
  }).notNull(),
  cancelReason: varchar('cancel_reason', { length: 500 }),
  prevId: id('prev_competition_id'),
  /** Beginning of the numbers of its certificates. */
  certificatePrefix: varchar('certificate_prefix', { length: 20 }),
  /** The score scheme that it announces. */
  schemeId: id('scheme_id'),
  ...changeColumns,
  deletedAt: moment('deleted_at'),
})

/** Groups that a competition judges apart. */
export const competitionGroups = pgTable('competition_group', {
  id: identity(),
  competitionId: id('competition_id').notNull(),
  name: varchar('name', { length: 40 }).notNull(),
  gardeIds: text('garde_ids').array().notNull(),
  courseIds: text('course_ids').array().notNull(),
  seq: smallint('seq').notNull(),
})

/** What is open when; the organiser may open or close a phase by hand. */
export const competitionPhases = pgTable('competition_phase', {
  id: identity(),
  competitionId: id('competition_id').notNull(),
  kind: varchar('kind', {
    length: 9,
    enum: ['signup', 'submit', 'check', 'recommend', 'round', 'publicity', 'result', 'cert'],
  }).notNull(),
  level: varchar('level', { length: 8, enum: ['school', 'county', 'city', 'province'] }).notNull(),
  roundNo: smallint('round_no').notNull(),
  name: varchar('name', { length: 40 }).notNull(),
  startAt: moment('start_at').notNull(),
  endAt: moment('end_at').notNull(),
  graceMinutes: smallint('grace_minutes').notNull(),
  manual: varchar('manual', { length: 6, enum: ['auto', 'open', 'closed'] }).notNull(),
  note: varchar('note', { length: 200 }),
})

/** Phases that were reopened after their end, for the page of the competition. */
export const announcements = pgTable('competition_announcement', {
  id: identity(),
  competitionId: id('competition_id').notNull(),
  phaseName: varchar('phase_name', { length: 40 }).notNull(),
  oldEndAt: moment('old_end_at').notNull(),
  newEndAt: moment('new_end_at').notNull(),
  reason: varchar('reason', { length: 500 }).notNull(),
  at: moment('at').notNull(),
  authorId: id('author_id').notNull(),
})

/** How many works a unit may recommend; no group means all groups together. */
export const quotas = pgTable('recommend_quota', {
  id: identity(),
  competitionId: id('competition_id').notNull(),
  groupId: id('group_id'),
  level: varchar('level', { length: 8, enum: ['school', 'county', 'city'] }).notNull(),
  orgId: id('org_id').notNull(),
  quota: integer('quota').notNull(),
  used: integer('used').notNull().default(0),
})

/** Who and where a participant was at sign-up: judging and lists go by this, not by later moves. */
export interface EntrySnapshot {
  applicantName: string
  schoolName: string
  areaName: string
}

/** Sign-ups. */
export const entries = pgTable('comp_entry', {
  id: identity(),
  competitionId: id('competition_id').notNull(),
  groupId: id('group_id').notNull(),
  applicantId: id('applicant_id').notNull(),
  orgId: id('org_id').notNull(),
  areaCode: varchar('area_code', { length: 12 }).notNull(),
  snapshot: jsonb('snapshot').$type<EntrySnapshot>().notNull(),
  gardeId: varchar('garde_id', { length: 10 }).notNull(),
  courseId: varchar('course_id', { length: 10 }).notNull(),
  topic: varchar('topic', { length: 100 }).notNull(),
  promiseVersion: varchar('promise_version', { length: 20 }),
  promiseAt: moment('promise_at'),
  state: varchar('state', {
    length: 13,
    enum: ['draft', 'submitted', 'school_passed', 'returned', 'cancelled', 'void'],
  }).notNull(),
  stateReason: varchar('state_reason', { length: 500 }),
  submittedAt: moment('submitted_at'),
  receiptNo: varchar('receipt_no', { length: 24 }),
  ...changeColumns,
  deletedAt: moment('deleted_at'),
})

/** Co-authors and instructors next to the applicant, who is the author. */
export const entryMembers = pgTable(
  'comp_entry_member',
  {
    entryId: id('entry_id').notNull(),
    role: varchar('role', { length: 10, enum: ['author', 'coauthor', 'instructor'] }).notNull(),
    seq: smallint('seq').notNull(),
    userId: id('user_id'),
    name: varchar('name', { length: 50 }).notNull(),
    orgName: varchar('org_name', { length: 100 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.entryId, table.role, table.seq] })],
)

/** Works, one for each entry. */
export const works = pgTable('comp_work', {
  id: identity(),
  competitionId: id('competition_id').notNull(),
  entryId: id('entry_id').notNull(),
  workNo: varchar('work_no', { length: 24 }).notNull(),
  title: varchar('title', { length: 120 }).notNull(),
  /** Title without anything that names the author or the school. */
  anonTitle: varchar('anon_title', { length: 120 }).notNull(),
  summary: varchar('summary', { length: 500 }).notNull(),
  textbook: varchar('textbook', { length: 60 }),
  gradeName: varchar('grade_name', { length: 20 }),
  knowledge: varchar('knowledge', { length: 100 }),
  coverFileId: uuid('cover_file_id'),
  state: varchar('state', {
    length: 12,
    enum: [
      'draft',
      'submitted',
      'checking',
      'fix',
      'rejected',
      'qualified',
      'recommended',
      'judging',
      'judged',
      'awarded',
      'unawarded',
      'withdrawn',
      'disqualified',
    ],
  }).notNull(),
  stateReason: varchar('state_reason', { length: 500 }),
  submittedAt: moment('submitted_at'),
  receiptNo: varchar('receipt_no', { length: 24 }),
  contentHash: char('content_hash', { length: 64 }),
  ...changeColumns,
  deletedAt: moment('deleted_at'),
})

/** Criteria of a scheme; those without a parent are its sections. */
export const criteria = pgTable('score_criterion', {
  id: identity(),
  schemeId: id('scheme_id').notNull(),
  parentId: id('parent_id'),
  name: varchar('name', { length: 40 }).notNull(),
  detail: varchar('detail', { length: 300 }),
  maxScore: numeric('max_score', { precision: 6, scale: 2, mode: 'number' }).notNull(),
  /** With the step a decimal that marks are computed with, so it is read as text. */
  weight: numeric('weight', { precision: 6, scale: 4 }).notNull(),
  step: numeric('step', { precision: 4, scale: 2 }).notNull(),
  /** What a number of points stands for. */
  anchors: jsonb('anchors').$type<readonly { score: string; text: string }[]>().notNull(),
  isCommentRequired: boolean('comment_required').notNull(),
  seq: smallint('seq').notNull(),
})

/** Schemes by which the works of a competition are scored. */
export const schemes = pgTable('score_scheme', {
  id: identity(),
  competitionId: id('competition_id'),
  name: varchar('name', { length: 80 }).notNull(),
  version: integer('version').notNull(),
  total: numeric('total', { precision: 6, scale: 2, mode: 'number' }).notNull(),
  marksPerWork: smallint('marks_per_work').notNull(),
  aggregation: jsonb('aggregation').notNull(),
  locked: boolean('locked').notNull(),
})

/** Computed results; one of them is published. */
export const runs = pgTable('result_run', {
  id: identity(),
  competitionId: id('competition_id').notNull(),
  phaseId: id('phase_id').notNull(),
  no: integer('no').notNull(),
  inputHash: char('input_hash', { length: 64 }).notNull(),
  computedBy: id('computed_by').notNull(),
  computedAt: moment('computed_at').notNull(),
  /** Who has adjusted an award of it. */
  adjustedBy: id('adjusted_by').array().notNull().default([]),
  confirmedBy: id('confirmed_by'),
  confirmedAt: moment('confirmed_at'),
  state: varchar('state', { length: 9, enum: ['computed', 'confirmed', 'publicity', 'published', 'void'] }).notNull(),
  version: integer('version').notNull().default(0),
})

/** What a work got in a run. Scores are read as text: they are decimals. */
export const workResults = pgTable(
  'work_result',
  {
    runId: id('run_id').notNull(),
    workId: id('work_id').notNull(),
    usedMarks: smallint('used_marks').notNull(),
    shown: numeric('shown', { precision: 6, scale: 2 }).notNull(),
    rank: integer('rank').notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.workId] })],
)

/** Awards of a competition. */
export const awards = pgTable('award', {
  id: identity(),
  competitionId: id('competition_id').notNull(),
  groupId: id('group_id'),
  name: varchar('name', { length: 40 }).notNull(),
  level: smallint('level').notNull(),
  quotaKind: varchar('quota_kind', { length: 5, enum: ['count', 'ratio'] }).notNull(),
  quota: numeric('quota', { precision: 9, scale: 4, mode: 'number' }).notNull(),
  isOrg: boolean('is_org').notNull().default(false),
})

/** Who has an award. */
export const grants = pgTable('award_grant', {
  id: identity(),
  competitionId: id('competition_id').notNull(),
  awardId: id('award_id').notNull(),
  workId: id('work_id'),
  orgId: id('org_id'),
  state: varchar('state', { length: 10, enum: ['proposed', 'publicised', 'final', 'revoked'] }).notNull(),
})

/** Certificates; a revoked one stays, so that its number still says so. */
export const certificates = pgTable('certificate', {
  id: identity(),
  no: varchar('no', { length: 40 }).notNull(),
  verifyCode: char('verify_code', { length: 10 }).notNull(),
  grantId: id('award_grant_id').notNull(),
  holderName: varchar('holder_name', { length: 100 }).notNull(),
  content: jsonb('content').$type<{ award: string; work: string | null }>().notNull(),
  issuedAt: moment('issued_at').notNull(),
  revokedAt: moment('revoked_at'),
})

/** Decisions of qualification. */
export const checks = pgTable('comp_check', {
  id: identity(),
  workId: id('work_id').notNull(),
  checkerId: id('checker_id').notNull(),
  result: varchar('result', { length: 6, enum: ['pass', 'fix', 'reject'] }).notNull(),
  items: jsonb('items').$type<Readonly<Record<string, boolean>>>().notNull(),
  reason: varchar('reason', { length: 500 }),
  at: moment('at').notNull(),
})
