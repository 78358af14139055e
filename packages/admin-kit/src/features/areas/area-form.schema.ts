import { areaNodeRules } from '@doorway/api-client/rules'
import * as z from 'zod/mini'

/** The form's rules are those of the server (specification section 5). */
export const areaFormSchema = areaNodeRules

/** A draft of the form as session storage stored it. */
export const storedArea = z.object({ areaCode: z.string(), name: z.string(), displayOrder: z.string() })

/** An area as a version conflict returns it. */
export const currentArea = z.object({
  areaCode: z.string(),
  name: z.string(),
  displayOrder: z.number(),
  depth: z.number(),
  parentCode: z.string(),
  version: z.number(),
})
