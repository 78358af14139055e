import * as z from 'zod/mini'
import { optionalText, required } from './fields'
import { limits } from './limits'
import type { RuleKey } from './messages/zh'

const text = (max: number, isLong: RuleKey) => required('resources.error.missing').check(z.maxLength(max, isLong))
const choice = () => required('resources.error.missing')

/** Rules of a teaching resource (domain 1.3, /uploadResources). Lengths are refused in the words of fields as long. */
export const resourceRules = z.looseObject({
  title: text(100, 'areas.error.nameTooLong'),
  kind: choice(),
  gardeId: choice(),
  courseId: choice(),
  gradeName: optionalText(20, 'parents.error.relationTooLong'),
  textbook: optionalText(60, 'students.error.enrollmentTooLong'),
  chapter: optionalText(100, 'areas.error.nameTooLong'),
  author: text(limits.nameMax, 'users.error.nameTooLong'),
  summary: optionalText(500, 'users.error.remarkTooLong'),
  range: choice(),
  copyright: choice(),
})
