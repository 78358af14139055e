import * as z from 'zod/mini'
import { required } from './fields'

const filled = () => required('resources.error.missing')

/** What a school has to write before its profile is reviewed. */
export const schoolProfileRules = z.looseObject({
  motto: filled(),
  idea: filled(),
  intro: filled(),
  foundedYear: z.number('resources.error.missing'),
  studentBand: filled(),
})
