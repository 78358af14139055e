import * as z from 'zod/mini'
import { digits, orderNumber, required } from './fields'

const dicType = required('dictionaries.error.typeRequired')
const dicOrder = orderNumber('dictionaries.error.orderFormat')

/** Rules of a system dictionary entry (section 5). */
export const dictionaryRules = z.looseObject({
  dicType,
  dicValue: digits('dictionaries.error.valueFormat'),
  dicDisplay: required('dictionaries.error.nameRequired'),
  dicOrder,
})

/** Rules of a grade dictionary entry (section 5). */
export const gradeDictionaryRules = z.looseObject({
  dicType,
  dicName: required('grades.error.nameRequired'),
  dicCode: required('grades.error.codeRequired'),
  isEnd: required('grades.error.graduationRequired'),
  dicUp: required('grades.error.promotionRequired'),
  dicOrder,
})
