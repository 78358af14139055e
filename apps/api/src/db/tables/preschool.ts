import { boolean, pgTable, primaryKey, smallint, uuid, varchar } from 'drizzle-orm/pg-core'
import { changeColumns, id, identity, moment } from './columns'

/** What guardians have agreed to, by the text they read. A row stays when the consent is taken back. */
export const consents = pgTable('consent', {
  id: identity(),
  /** The child. */
  subjectId: id('subject_id').notNull(),
  guardianId: id('guardian_id').notNull(),
  textCode: varchar('text_code', { length: 40 }).notNull(),
  textVersion: varchar('text_version', { length: 20 }).notNull(),
  scope: varchar('scope', {
    length: 16,
    enum: ['account', 'name_publicity', 'image_publicity', 'competition'],
  }).notNull(),
  givenAt: moment('given_at').notNull(),
  channel: varchar('channel', { length: 10, enum: ['portal'] }).notNull(),
  withdrawnAt: moment('withdrawn_at'),
})

/** What families and kindergartens hand in. A draft may lack everything but its title. */
export const preschoolSubmissions = pgTable('preschool_submission', {
  id: identity(),
  authorId: id('author_id').notNull(),
  /** Whom the pictures show, where they show a child. */
  childId: id('child_id'),
  kind: varchar('kind', { length: 6, enum: ['home', 'garden'] }).notNull(),
  /** The first two are of families, the others of kindergartens. */
  workKind: varchar('work_kind', { length: 8, enum: ['activity', 'toy', 'course', 'space', 'corner'] }),
  field: varchar('field', { length: 10, enum: ['health', 'language', 'society', 'science', 'art'] }),
  ageClass: varchar('age_class', { length: 6, enum: ['small', 'middle', 'big'] }),
  title: varchar('title', { length: 100 }).notNull(),
  /** Plain text. */
  content: varchar('content', { length: 5000 }).notNull().default(''),
  showsChild: boolean('shows_child').notNull().default(false),
  consentId: id('consent_id'),
  state: varchar('state', { length: 9, enum: ['draft', 'pending', 'published', 'withdrawn'] }).notNull(),
  submittedAt: moment('submitted_at'),
  /** Kindergarten or school of the child, else of the author: its reviewers decide. */
  orgId: id('org_id'),
  /** The page of a published work. */
  articleId: id('article_id'),
  publishAt: moment('publish_at'),
  ...changeColumns,
})

/** Pictures of a submission, in their order. */
export const submissionFiles = pgTable(
  'preschool_submission_file',
  {
    submissionId: id('submission_id').notNull(),
    fileId: uuid('file_id').notNull(),
    seq: smallint('seq').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.submissionId, table.fileId] })],
)

/** Decisions about submissions. */
export const preschoolReviews = pgTable('preschool_review', {
  id: identity(),
  submissionId: id('submission_id').notNull(),
  reviewerId: id('reviewer_id').notNull(),
  decision: varchar('decision', { length: 6, enum: ['pass', 'return', 'off'] }).notNull(),
  reason: varchar('reason', { length: 500 }),
  at: moment('at').notNull(),
})
