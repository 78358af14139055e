import * as z from 'zod/mini'
import { required } from './fields'
import { limits } from './limits'

/** Spaces of a password are characters of it. */
const ANY = /./

/** Special characters that count in a password set by an administrator (section 5). */
export const createdPasswordSpecials = '$@!%*?&'

const createdParts = [/[A-Z]/, /[a-z]/, /\d/, /[$@!%*?&]/]
const ownParts = [/[A-Za-z]/, /\d/, /[^A-Za-z0-9]/]
const PRINTABLE = /^[\x21-\x7e]+$/

/** Each part of the rule on its own, for a checklist under the field. */
export function ownPasswordParts(value: string) {
  return {
    hasLength: value.length >= limits.ownPasswordMin && value.length <= limits.ownPasswordMax,
    hasLetter: /[A-Za-z]/.test(value),
    hasDigit: /\d/.test(value),
    hasSpecial: /[^A-Za-z0-9\s]/.test(value) && PRINTABLE.test(value),
  }
}

/** Password of a new user: at least 8 with upper, lower, digit and one of $@!%*?& (section 5). */
export const createdPassword = required('users.error.passwordRequired', ANY).check(
  z.refine(
    (value) =>
      value === '' || (value.length >= limits.createdPasswordMin && createdParts.every((part) => part.test(value))),
    'users.error.passwordFormat',
  ),
)

/** Password chosen by its owner: 8 to 16 with letter, digit and special character (section 5). */
export const ownPassword = required('password.error.newRequired', ANY).check(
  z.refine(
    (value) =>
      value === '' ||
      (value.length >= limits.ownPasswordMin &&
        value.length <= limits.ownPasswordMax &&
        PRINTABLE.test(value) &&
        ownParts.every((part) => part.test(value))),
    'password.error.newFormat',
  ),
)

/** What the change call carries: the old password and the new one (section 7). */
export const passwordChangeRules = z.looseObject({
  oldPassword: required('password.error.oldRequired', ANY),
  newPassword: ownPassword,
})

/** What sets a forgotten password: the new one. */
export const ownPasswordRules = z.looseObject({ newPassword: ownPassword })

/** The change form: the payload and the repeated password (section 5). */
export const passwordFormRules = z
  .object({
    oldPassword: required('password.error.oldRequired', ANY),
    newPassword: ownPassword,
    confirmPassword: required('password.error.confirmRequired', ANY),
  })
  .check(
    z.refine((value) => value.confirmPassword === '' || value.confirmPassword === value.newPassword, {
      error: 'password.error.confirmMismatch',
      path: ['confirmPassword'],
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
  )
