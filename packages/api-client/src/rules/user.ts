import * as z from 'zod/mini'
import {
  chosenId,
  emailPattern,
  idCardPattern,
  isMasked,
  mobilePattern,
  optionalMaskedMatch,
  optionalMatch,
  optionalText,
  required,
  usernamePattern,
} from './fields'
import { limits } from './limits'
import { createdPassword } from './password'

/** Login name (section 5); two names never differ by case alone, which only the server can check. */
export const username = required('users.error.usernameRequired').check(
  z.regex(usernamePattern, { error: 'users.error.usernameFormat', abort: true }),
)

/** Name of a person (section 5). */
export const personName = required('users.error.nameRequired').check(
  z.maxLength(limits.nameMax, 'users.error.nameTooLong'),
)

/** Mail address of an account (section 5): required, at most 40 characters, well formed. */
export const email = required('users.error.emailRequired').check(
  z.maxLength(limits.emailMax, { error: 'users.error.emailTooLong', abort: true }),
  z.regex(emailPattern, 'users.error.emailFormat'),
)

const storedEmail = required('users.error.emailRequired').check(
  z.refine((value) => isMasked(value) || value.length <= limits.emailMax, {
    error: 'users.error.emailTooLong',
    abort: true,
  }),
  z.refine((value) => isMasked(value) || emailPattern.test(value), 'users.error.emailFormat'),
)

const always = {
  name: personName,
  userType: required('users.error.userTypeRequired'),
  schoolId: chosenId('users.error.schoolRequired'),
  areaCode: required('users.error.areaRequired'),
  remark: optionalText(limits.remarkMax, 'users.error.remarkTooLong'),
}

/** Fields of a user who is being added (section 5, "User" and "Other"). */
export const newUserFields = {
  ...always,
  username,
  password: createdPassword,
  email,
  idCard: optionalMatch(idCardPattern, 'users.error.idCardFormat'),
  mobile: optionalMatch(mobilePattern, 'users.error.mobileFormat'),
}

/** Fields of a user who exists: no login name, no password, and masked values mean "unchanged". */
export const storedUserFields = {
  ...always,
  email: storedEmail,
  idCard: optionalMaskedMatch(idCardPattern, 'users.error.idCardFormat'),
  mobile: optionalMaskedMatch(mobilePattern, 'users.error.mobileFormat'),
}

/** Rules for adding a user of any type. Other members pass through unseen. */
export const newUserRules = z.looseObject(newUserFields)

/** Rules for saving an existing user. An absent member means "unchanged"; a present one has to hold. */
export const storedUserRules = z.partial(z.looseObject(storedUserFields))
