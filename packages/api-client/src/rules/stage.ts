import * as z from 'zod/mini'
import { digits, required } from './fields'

/** Rules of a grade stage (section 5). */
export const stageRules = z.looseObject({
  gardeId: digits('stages.error.codeFormat'),
  gardeName: required('stages.error.nameRequired'),
})

/** Rules of a subject of a stage (section 5). */
export const subjectRules = z.looseObject({
  courseId: digits('subjects.error.codeFormat'),
  courseName: required('subjects.error.nameRequired'),
  gardeId: required('subjects.error.stageRequired'),
})
