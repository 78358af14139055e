import * as z from 'zod/mini'
import { optionalDigits, required } from './fields'

/** Rules of an organisation (section 5). `orgId` is the parent, 0 at the top. */
export const organizationRules = z.looseObject({
  code: optionalDigits('organizations.error.codeFormat'),
  name: required('organizations.error.nameRequired'),
  orgId: z
    .number('organizations.error.parentRequired')
    .check(z.refine((value) => Number.isSafeInteger(value) && value >= 0, 'organizations.error.parentRequired')),
  type: required('organizations.error.typeRequired'),
})
