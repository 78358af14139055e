import { bigint, integer, jsonb, pgTable, primaryKey, smallint, text, uuid, varchar } from 'drizzle-orm/pg-core'
import { id, identity, moment } from './columns'

const publication = {
  state: varchar('state', { length: 9, enum: ['draft', 'pending', 'published'] }).notNull(),
  publishAt: moment('publish_at'),
  viewCount: bigint('view_count', { mode: 'number' }).notNull().default(0),
  version: integer('version').notNull().default(0),
}

/** How schools present themselves. */
export const schoolProfiles = pgTable('school_profile', {
  schoolId: id('school_id').primaryKey(),
  motto: varchar('motto', { length: 60 }).notNull(),
  idea: varchar('idea', { length: 300 }).notNull(),
  introHtml: text('intro_html').notNull(),
  foundedYear: smallint('founded_year').notNull(),
  studentBand: varchar('student_band', { length: 30 }).notNull(),
  features: jsonb('features').$type<string[]>().notNull().default([]),
  honours: jsonb('honours').$type<string[]>().notNull().default([]),
  coverFileId: uuid('cover_file_id'),
  /** Of a closed set (the contract's SchoolTag). */
  tags: text('tags').array().notNull().default([]),
  staffTotal: integer('staff_total'),
  staffSenior: integer('staff_senior'),
  staffGraduate: integer('staff_graduate'),
  videoFileId: uuid('video_file_id'),
  videoTitle: varchar('video_title', { length: 100 }),
  videoPosterId: uuid('video_poster_id'),
  ...publication,
})

/** Teachers whom a school introduces: name, title and subject, nothing else about the person. */
export const schoolTeachers = pgTable(
  'school_teacher',
  {
    schoolId: id('school_id').notNull(),
    seq: smallint('seq').notNull(),
    name: varchar('name', { length: 50 }).notNull(),
    title: varchar('title', { length: 60 }).notNull(),
    subject: varchar('subject', { length: 30 }).notNull(),
    intro: varchar('intro', { length: 300 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.seq] })],
)

/** Courses that a school is known for. */
export const schoolCourses = pgTable(
  'school_course',
  {
    schoolId: id('school_id').notNull(),
    seq: smallint('seq').notNull(),
    name: varchar('name', { length: 60 }).notNull(),
    summary: varchar('summary', { length: 300 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.seq] })],
)

/** Pictures of a school; each says in words what it shows. */
export const schoolPictures = pgTable(
  'school_picture',
  {
    schoolId: id('school_id').notNull(),
    seq: smallint('seq').notNull(),
    fileId: uuid('file_id').notNull(),
    alt: varchar('alt', { length: 200 }).notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.seq] })],
)

/** Which principal a case is about. */
export const principalCases = pgTable('principal_case', {
  articleId: id('article_id').primaryKey(),
  principalId: id('principal_id').notNull(),
})

/** Principals who are presented to the region, with their consent. */
export const principalProfiles = pgTable('principal_profile', {
  id: identity(),
  name: varchar('name', { length: 50 }).notNull(),
  schoolId: id('school_id').notNull(),
  title: varchar('title', { length: 100 }).notNull(),
  summary: varchar('summary', { length: 300 }).notNull(),
  resumeHtml: text('resume_html').notNull(),
  ideasHtml: text('ideas_html').notNull(),
  honours: jsonb('honours').$type<string[]>().notNull().default([]),
  photoFileId: uuid('photo_file_id'),
  ...publication,
})
