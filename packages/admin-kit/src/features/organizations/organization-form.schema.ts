import { organizationRules } from '@doorway/api-client/rules'
import * as z from 'zod/mini'

/** The form's rules are those of the server (specification section 5). */
export const organizationFormSchema = organizationRules

/** A draft of the form as session storage stored it. */
export const storedOrganization = z.object({
  code: z.string(),
  name: z.string(),
  orgId: z.nullable(z.number()),
  type: z.string(),
  schoolType: z.string(),
  areaCode: z.string(),
  displayOrder: z.string(),
})

/** An organisation as a version conflict returns it. */
export const currentOrganization = z.object({
  name: z.string(),
  parentId: z.number(),
  type: z.string(),
  code: z.nullable(z.string()),
  schoolType: z.nullable(z.string()),
  areaCode: z.nullable(z.string()),
  displayOrder: z.number(),
  version: z.number(),
})
