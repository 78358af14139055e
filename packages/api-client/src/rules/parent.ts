import * as z from 'zod/mini'
import { idCardPattern, mobilePattern, optionalMaskedMatch, optionalText } from './fields'
import { personName, username } from './user'

/** Fields of a parent record inside a student form (section 3). */
export const parentFields = {
  name: personName,
  username,
  familyName: optionalText(20, 'parents.error.relationTooLong'),
  mobile: optionalMaskedMatch(mobilePattern, 'users.error.mobileFormat'),
  idCard: optionalMaskedMatch(idCardPattern, 'users.error.idCardFormat'),
}

/** Rules of one parent record. */
export const parentRules = z.looseObject(parentFields)
