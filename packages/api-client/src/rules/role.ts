import * as z from 'zod/mini'
import { required } from './fields'

/** Rules of a role (section 5). */
export const roleRules = z.looseObject({
  name: required('roles.error.nameRequired').check(z.maxLength(50, 'roles.error.nameTooLong')),
  icon: required('roles.error.iconRequired'),
})
