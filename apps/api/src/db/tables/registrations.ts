import { char, date, jsonb, pgTable, smallint, text, varchar } from 'drizzle-orm/pg-core'
import { id, identity, moment } from './columns'

/** What only some types of people state when they register. */
export interface RegistrationDetails {
  userDutyType?: string
  /** Stage and subject pairs. */
  pairs?: readonly string[]
  userNumber?: string
  inSchoolYear?: number
  gradeId?: number
  classId?: number
  childUsername?: string
}

/** A consent that was given with a request. */
export interface RegistrationConsent {
  textCode: string
  textVersion: string
}

/** Requests for accounts. Whether a pending one has expired follows from its time; see `effectiveState`. */
export const registrations = pgTable('registration_request', {
  id: identity(),
  trackNo: varchar('track_no', { length: 16 }).notNull(),
  userType: varchar('user_type', { length: 2, enum: ['4', '5', '6'] }).notNull(),
  username: varchar('username', { length: 18 }).notNull(),
  name: varchar('name', { length: 50 }).notNull(),
  sex: char('sex', { length: 1, enum: ['0', '1'] }),
  birthDate: date('birth_date', { mode: 'string' }),
  idCardEnc: text('id_card_enc'),
  idCardHash: text('id_card_hash'),
  mobileEnc: text('mobile_enc'),
  mobileHash: text('mobile_hash'),
  email: varchar('email', { length: 40 }).notNull(),
  schoolId: id('school_id').notNull(),
  areaCode: varchar('area_code', { length: 12 }).notNull(),
  remark: varchar('remark', { length: 500 }),
  details: jsonb('details').$type<RegistrationDetails>().notNull().default({}),
  enrollmentNumberEnc: text('enrollment_number_enc'),
  enrollmentNumberHash: text('enrollment_number_hash'),
  /** The guardian as sealed JSON. */
  guardianEnc: text('guardian_enc'),
  consents: jsonb('consents').$type<RegistrationConsent[]>().notNull(),
  /** Null once the request is decided. */
  passwordHash: text('password_hash'),
  state: varchar('state', { length: 8, enum: ['pending', 'approved', 'returned', 'expired'] })
    .notNull()
    .default('pending'),
  submittedAt: moment('submitted_at').notNull(),
  ip: varchar('ip', { length: 45 }),
  decidedBy: id('decided_by'),
  decidedAt: moment('decided_at'),
  reason: varchar('reason', { length: 500 }),
  /** The code of a class that it was made with. */
  invitationId: id('invitation_id'),
  /** The account that came of it. */
  userId: id('user_id'),
  /** How the applicant proved to be the owner of that account, when they had it already. */
  mergeProof: varchar('merge_proof', { length: 8, enum: ['code', 'document'] }),
  /** The code that was sent to an account for that proof, hashed, with the account and the tries that are left. */
  mergeCodeHash: text('merge_code_hash'),
  mergeCodeUser: id('merge_code_user'),
  mergeCodeSentAt: moment('merge_code_sent_at'),
  mergeCodeTries: smallint('merge_code_tries'),
})
