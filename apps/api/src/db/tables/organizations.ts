import { boolean, char, integer, jsonb, pgTable, smallint, text, varchar } from 'drizzle-orm/pg-core'
import { organizationTypes } from '../organization-types'
import { changeColumns, id, identity, moment } from './columns'

/** Organizations of every kind. `lft` and `rgt` number the tree in pre-order, so a subtree is one range. */
export const schools = pgTable('school', {
  id: identity(),
  name: varchar('name', { length: 100 }).notNull(),
  parentId: id('parent_id'),
  path: text('path').notNull(),
  lft: integer('lft').notNull().default(0),
  rgt: integer('rgt').notNull().default(0),
  type: char('type', { length: 1, enum: organizationTypes }).notNull(),
  depth: smallint('depth').notNull(),
  code: varchar('code', { length: 10 }),
  schoolType: varchar('school_type', { length: 4 }),
  areaCode: varchar('area_code', { length: 12 }),
  displayOrder: integer('display_order').notNull().default(0),
  state: varchar('state', { length: 10, enum: ['normal', 'merged', 'closed'] })
    .notNull()
    .default('normal'),
  /** The school that took this one over. */
  mergedInto: id('merged_into'),
  ...changeColumns,
  deletedAt: moment('deleted_at'),
})

/** Stages of schooling (学段). The odd word is the specification's. */
export const gardes = pgTable('garde', {
  id: identity(),
  gardeId: varchar('garde_id', { length: 10 }).notNull(),
  gardeName: varchar('garde_name', { length: 50 }).notNull(),
  seq: integer('seq').notNull().default(0),
  version: integer('version').notNull().default(0),
})

/** Subjects; the same subject is taught in several stages. */
export const subjects = pgTable('subject', {
  courseId: varchar('course_id', { length: 10 }).notNull(),
  gardeId: varchar('garde_id', { length: 10 }).notNull(),
  courseName: varchar('course_name', { length: 50 }).notNull(),
  seq: integer('seq').notNull().default(0),
  version: integer('version').notNull().default(0),
})

/** Grades of one school, distinguished by the year of entry. */
export const schoolGrades = pgTable('school_grade', {
  id: identity(),
  schoolId: id('school_id').notNull(),
  gardeId: varchar('garde_id', { length: 10 }).notNull(),
  name: varchar('name', { length: 50 }).notNull(),
  inYear: smallint('in_year').notNull(),
  seq: integer('seq').notNull(),
  /** Null while its students are at the school. */
  graduatedAt: moment('graduated_at'),
})

/** Classes of one grade. */
export const schoolClasses = pgTable('school_class', {
  id: identity(),
  gradeId: id('grade_id').notNull(),
  name: varchar('name', { length: 50 }).notNull(),
  seq: integer('seq').notNull(),
})

/** Dictionary entries of every type. */
export const dictEntries = pgTable('dict_entry', {
  id: identity(),
  dicType: varchar('dic_type', { length: 10 }).notNull(),
  dicValue: varchar('dic_value', { length: 20 }).notNull(),
  dicDisplay: varchar('dic_display', { length: 100 }).notNull(),
  dicOrder: integer('dic_order').notNull(),
  dicName: varchar('dic_name', { length: 100 }),
  dicCode: varchar('dic_code', { length: 50 }),
  isEnd: varchar('is_end', { length: 10 }),
  dicUp: varchar('dic_up', { length: 50 }),
  labelI18n: jsonb('label_i18n').$type<Record<string, string>>().notNull().default({}),
  enabled: boolean('enabled').notNull().default(true),
  version: integer('version').notNull().default(0),
})
