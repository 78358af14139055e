import * as z from 'zod/mini'
import { avatar } from './avatar'
import { emailPattern, isMasked, mobilePattern, optionalMaskedMatch, optionalText, required } from './fields'
import { limits } from './limits'

const isShort = (value: string) => isMasked(value) || value.length <= limits.emailMax
const isAddress = (value: string) => value === '' || isMasked(value) || emailPattern.test(value)

/** Fields of one's own record (section 5): the name is required, the rest has to be well formed when filled. */
export const selfEditFields = {
  name: required('selfEdit.error.nameRequired').check(z.maxLength(limits.nameMax, 'users.error.nameTooLong')),
  mobile: optionalMaskedMatch(mobilePattern, 'users.error.mobileFormat'),
  email: z.optional(
    z.nullable(
      z
        .string('users.error.emailFormat')
        .check(
          z.refine(isShort, { error: 'users.error.emailTooLong', abort: true }),
          z.refine(isAddress, 'users.error.emailFormat'),
        ),
    ),
  ),
  imgPath: z.optional(z.nullable(avatar)),
  discTitle: optionalText(limits.descriptionTitleMax, 'selfEdit.error.titleTooLong'),
  discDetail: optionalText(limits.descriptionMax, 'selfEdit.error.textTooLong'),
}

/** Rules of the self-edit form. */
export const selfEditRules = z.looseObject(selfEditFields)
