import { boolean, char, date, integer, pgTable, smallint, text, varchar } from 'drizzle-orm/pg-core'
import { changeColumns, id, identity, moment } from './columns'

/** People of every type. Identity numbers and mobiles are ciphertext (`…Enc`) with a keyed hash for exact search. */
export const users = pgTable('app_user', {
  id: identity(),
  username: varchar('username', { length: 18 }).notNull(),
  name: varchar('name', { length: 50 }).notNull(),
  userType: varchar('user_type', { length: 2 }).notNull(),
  idCardEnc: text('id_card_enc'),
  idCardHash: text('id_card_hash'),
  birthDate: date('birth_date', { mode: 'string' }),
  schoolId: id('school_id'),
  orgPos: integer('org_pos'),
  mobileEnc: text('mobile_enc'),
  mobileHash: text('mobile_hash'),
  sex: char('sex', { length: 1, enum: ['0', '1'] }),
  areaCode: varchar('area_code', { length: 12 }),
  remark: varchar('remark', { length: 500 }),
  email: varchar('email', { length: 40 }),
  dataState: char('data_state', { length: 1, enum: ['0', '1'] })
    .notNull()
    .default('0'),
  imgPath: text('img_path'),
  discTitle: varchar('disc_title', { length: 100 }),
  discDetail: varchar('disc_detail', { length: 5000 }),
  registerTime: moment('register_time').notNull(),
  lastLogin: moment('last_login'),
  source: varchar('source', { length: 10, enum: ['admin', 'register', 'import'] })
    .notNull()
    .default('admin'),
  ...changeColumns,
  deletedAt: moment('deleted_at'),
})

/** What only students have. */
export const students = pgTable('user_student', {
  userId: id('user_id').primaryKey(),
  gradeId: id('grade_id'),
  classId: id('class_id'),
  userNumber: varchar('user_number', { length: 30 }),
  inSchoolYear: smallint('in_school_year'),
  enrollmentNumberEnc: text('enrollment_number_enc'),
  enrollmentNumberHash: text('enrollment_number_hash'),
})

/** What only teachers have. */
export const teachers = pgTable('user_teacher', {
  userId: id('user_id').primaryKey(),
  userDutyType: varchar('user_duty_type', { length: 10 }),
  userNumber: varchar('user_number', { length: 30 }),
})

/** Classes that a teacher heads or teaches. */
export const teacherClasses = pgTable('teacher_class', {
  userId: id('user_id').notNull(),
  classId: id('class_id').notNull(),
  duty: varchar('duty', { length: 10, enum: ['head', 'teaching'] })
    .notNull()
    .default('head'),
})

/** Part-time organizations: the comma list `ext1` of the specification. */
export const partTimeSchools = pgTable('user_org_parttime', {
  userId: id('user_id').notNull(),
  schoolId: id('school_id').notNull(),
  seq: smallint('seq').notNull(),
})

/** Stages a person works in: the comma list `ext2`. */
export const userStages = pgTable('user_stage', {
  userId: id('user_id').notNull(),
  gardeId: varchar('garde_id', { length: 10 }).notNull(),
  seq: smallint('seq').notNull(),
})

/** Stage and subject pairs: the comma list `ext3`. */
export const userStageSubjects = pgTable('user_stage_subject', {
  userId: id('user_id').notNull(),
  gardeId: varchar('garde_id', { length: 10 }).notNull(),
  courseId: varchar('course_id', { length: 10 }).notNull(),
  seq: smallint('seq').notNull(),
})

/** Which parent belongs to which student; `familyName` is the relation in words. */
export const guardians = pgTable('guardian', {
  id: identity(),
  parentUserId: id('parent_user_id').notNull(),
  studentUserId: id('student_user_id').notNull(),
  familyName: varchar('family_name', { length: 20 }),
  isPrimary: boolean('is_primary').notNull().default(false),
  verifiedAt: moment('verified_at'),
})

/** Password and permission state. Apart from `app_user`, so that no list of people can carry a hash along. */
export const userSecurity = pgTable('user_security', {
  userId: id('user_id').primaryKey(),
  passwordHash: text('password_hash').notNull(),
  pwdChangedAt: moment('pwd_changed_at').notNull(),
  pwdState: varchar('pwd_state', { length: 7, enum: ['ok', 'initial', 'weak', 'expired'] })
    .notNull()
    .default('ok'),
  /** Until when a one-time password opens a sign-in; in the past once it has. Null: the password is the person's own. */
  oneTimeUntil: moment('one_time_until'),
  permissionEpoch: integer('permission_epoch').notNull().default(0),
})

/** Former passwords, hashed. */
export const passwordHistory = pgTable('password_history', {
  id: identity(),
  userId: id('user_id').notNull(),
  passwordHash: text('password_hash').notNull(),
  setAt: moment('set_at').notNull(),
})
