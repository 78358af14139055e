import * as z from 'zod/mini'
import { chosenId, required } from './fields'

/** Rules of a researcher whom a subject presents. */
export const researcherRules = z.looseObject({
  name: required('resources.error.missing'),
  title: required('resources.error.missing'),
  orgId: chosenId('users.error.schoolRequired'),
  intro: required('resources.error.missing'),
})
