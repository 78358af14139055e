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
