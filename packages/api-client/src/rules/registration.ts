import * as z from 'zod/mini'
import { idCardPattern, mobilePattern, optionalMatch, optionalText, required } from './fields'
import type { RegistrationType } from './limits'
import { studentFields } from './student'
import { teacherFields } from './teacher'
import { newUserFields, personName } from './user'

/** Limits of registering; the specification leaves them open. */
export const registrationLimits = {
  /** Below this age a guardian has to consent. */
  guardianAge: 14,
  /** Days after which a request without a decision expires. */
  expiryDays: 30,
  /** Working days that a decision usually takes. */
  reviewDays: 3,
} as const

/** The texts that people agree to when they register. Other words are another version. */
export const registrationTexts = {
  privacy: { textCode: 'register.privacy', textVersion: '1' },
  child: { textCode: 'register.child', textVersion: '1' },
} as const

const DATE = /^\d{4}-\d{2}-\d{2}$/

/** Is this a day of the calendar, yyyy-MM-dd? */
function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`)
  return DATE.test(text) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}

/** The day of birth in an identity number of 18 digits; undefined when it has none. */
function birthDateIn(idCard: string): string | undefined {
  if (!idCardPattern.test(idCard) || idCard.length !== 18) return undefined
  return `${idCard.slice(6, 10)}-${idCard.slice(10, 12)}-${idCard.slice(12, 14)}`
}

/** Is a person with this day of birth below the age at which no guardian is needed? In the site's time zone. */
export function needsGuardian(birthDate: string, now: Date): boolean {
  if (!isDay(birthDate)) return false
  const birthday = new Date(`${birthDate}T00:00:00+08:00`)
  birthday.setUTCFullYear(birthday.getUTCFullYear() + registrationLimits.guardianAge)
  return now < birthday
}

const requiredMobile = required('registrations.error.mobileRequired').check(
  z.regex(mobilePattern, 'users.error.mobileFormat'),
)

/** The guardian of a child. */
export const guardianRules = z.looseObject({
  name: personName,
  familyName: required('registrations.error.relationRequired').check(z.maxLength(20, 'parents.error.relationTooLong')),
  mobile: requiredMobile,
})

const birthDate = required('registrations.error.birthRequired').check(
  z.refine((text) => text === '' || isDay(text), 'registrations.error.birthFormat'),
)

const student = z.looseObject({ ...newUserFields, ...studentFields, birthDate }).check(
  z.refine(
    ({ birthDate: born, idCard }) => {
      const inNumber = idCard && birthDateIn(idCard)
      return !inNumber || inNumber === born
    },
    {
      error: 'registrations.error.birthMismatch',
      path: ['birthDate'],
      when: ({ value }) => typeof value === 'object' && value !== null,
    },
  ),
)
const teacher = z.looseObject({ ...newUserFields, ...teacherFields, mobile: requiredMobile })
const parent = z.looseObject({
  ...newUserFields,
  mobile: requiredMobile,
  childUsername: optionalMatch(/^[A-Za-z0-9_-]{6,18}$/, 'users.error.usernameFormat'),
  remark: optionalText(500, 'users.error.remarkTooLong'),
})

/** Rules of a request for an account, by its type. Others than those of section 5 are a day of birth and a mobile. */
export const registrationRules = { '4': teacher, '5': student, '6': parent } as const satisfies Record<
  RegistrationType,
  unknown
>
