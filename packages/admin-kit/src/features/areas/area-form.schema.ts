import { areaNodeRules } from '@doorway/api-client/rules'

/** The form's rules are those of the server (specification section 5). */
export const areaFormSchema = areaNodeRules
