import * as z from 'zod/mini'
import { orderNumber, required } from './fields'

/** Codes of six, nine or twelve digits, whatever the depth. */
export const areaCodePattern = /^(?:\d{6}|\d{9}|\d{12})$/

const name = required('areas.error.nameRequired').check(z.maxLength(100, 'areas.error.nameTooLong'))
const displayOrder = orderNumber('areas.error.orderFormat')
const areaCode = required('areas.error.codeRequired')

/** Rules of the area list form (section 5). */
export const areaListRules = z.looseObject({ areaCode, name, displayOrder })

/** Rules of the tree node form; section 5 shows none, so the list form's hold and the code has a shape. */
export const areaNodeRules = z.looseObject({
  areaCode: areaCode.check(z.refine((value) => value === '' || areaCodePattern.test(value), 'areas.error.codeFormat')),
  name,
  displayOrder,
})
